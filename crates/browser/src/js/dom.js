// Functions that all our scripts share. They run inside a function of their own: pages never see them.

/** Whether an element can be seen: it is drawn and has a place. */
function isSeen(element) {
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
        && [...element.getClientRects()].some((box) => box.width > 0 && box.height > 0);
}

/** Once the page has been drawn as it is now, with what follows from its sizes. A page that nobody sees is not drawn. */
function drawn() {
    return new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1000);
    });
}

function anySeen(selector) {
    return [...document.querySelectorAll(selector)].some(isSeen);
}

/** A path by which people find an element: up to the nearest id, three steps at most. */
function path(element) {
    const steps = [];
    for (let at = element; at && steps.length < 3; at = at.parentElement) {
        if (at.id) {
            steps.unshift(`#${at.id}`);
            break;
        }
        const tag = at.localName;
        const classes = [...at.classList].slice(0, 2).map((name) => `.${name}`).join("");
        const twins = at.parentElement ? [...at.parentElement.children].filter((twin) => twin.localName === tag) : [];
        const place = twins.length > 1 ? `:nth-of-type(${twins.indexOf(at) + 1})` : "";
        steps.unshift(tag + classes + place);
        if (at === document.body) break;
    }
    return steps.join(" > ");
}

function excerpt(text) {
    const line = (text ?? "").replace(/\s+/g, " ").trim();
    return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

// Facts about the first element that matches, in a list of one; null without such an element.
function first(selector, fact) {
    const element = document.querySelector(selector);
    return element && [fact(element)];
}

function textOf(selector) {
    return first(selector, (element) => element.innerText ?? element.textContent);
}

function attributeOf(selector, name) {
    return first(selector, (element) => element.getAttribute(name));
}

function isFocused(selector) {
    return first(selector, (element) => document.activeElement === element);
}

function focused() {
    const element = document.activeElement;
    return element && element !== document.body && element !== document.documentElement ? path(element) : null;
}

function takeFocus(selector) {
    const element = document.querySelector(selector);
    element?.focus();
    return element !== null && document.activeElement === element;
}

/** Whether pressing what lies on top presses the element. */
function belongsTo(top, element) {
    return element.contains(top) || (top.closest("label")?.control ?? null) === element;
}

/** The part of the page that the screen shows. */
function glass() {
    const { offsetLeft: left, offsetTop: top, width, height } = visualViewport;
    return { left, top, right: left + width, bottom: top + height };
}

/** Points at which people would aim: the middles of boxes; in drawings also those of the parts. */
function points(element) {
    const parts = element instanceof SVGElement ? [element, ...element.querySelectorAll("*")] : [element];
    const view = glass();
    const found = [];
    for (const box of parts.flatMap((part) => [...part.getClientRects()])) {
        const left = Math.max(box.left, view.left), right = Math.min(box.right, view.right);
        const top = Math.max(box.top, view.top), bottom = Math.min(box.bottom, view.bottom);
        if (right - left >= 1 && bottom - top >= 1) found.push({ x: (left + right) / 2, y: (top + bottom) / 2 });
    }
    return found;
}

/** From the coordinates of layout to those of input, which differ while a page is pinched open. */
function onGlass({ x, y }) {
    return { x: x - visualViewport.offsetLeft, y: y - visualViewport.offsetTop };
}

function tryToAim(element) {
    let by = null;
    for (const point of points(element)) {
        const top = document.elementFromPoint(point.x, point.y);
        if (top && belongsTo(top, element)) return { state: "ready", ...onGlass(point) };
        if (top) by ??= path(top);
    }
    return by ? { state: "covered", by } : { state: "hidden" };
}

function isWhollyInView(element) {
    const box = element.getBoundingClientRect(), view = glass();
    return box.left >= view.left && box.top >= view.top && box.right <= view.right && box.bottom <= view.bottom;
}

/** The next frame, or soon in a page that gets none. */
function nextFrame() {
    return new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
    });
}

function aimNow(selector, pressing) {
    const element = document.querySelector(selector);
    if (!element) return { state: "missing" };
    if (!isSeen(element)) return { state: "hidden" };
    if (pressing && element.matches(":disabled")) return { state: "disabled" };
    const now = tryToAim(element);
    if (now.state === "ready" && (isWhollyInView(element) || !pressing)) return now;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return tryToAim(element);
}

/**
 * Whether an animation that will end is still carrying an element or what it is part of. Its first frames may
 * come late on a busy machine, and until then nothing is seen to move.
 */
function isUnderWay(selector) {
    const moves = (animation) => animation.playState === "running"
        && Number.isFinite(animation.effect?.getComputedTiming().endTime);
    for (let at = document.querySelector(selector); at; at = at.parentElement) {
        if (at.getAnimations().some(moves)) return true;
    }
    return false;
}

/**
 * Watches the next press. Whether it meets the element is told; a press that meets anything else does nothing: the page
 * has changed since it was aimed at.
 */
function watchPress(selector) {
    const watched = Symbol.for("railhead press");
    window[watched]?.abort();
    const watch = window[watched] = new AbortController();
    let hits;
    const hear = (event) => {
        if (!event.isTrusted) return;
        if (hits === undefined) {
            const element = document.querySelector(selector);
            hits = element !== null && event.target instanceof Element && belongsTo(event.target, element);
            window.railheadPress(hits ? "hit" : "missed");
        }
        if (hits || event.type === "click") watch.abort();
        if (hits) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    for (const kind of ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"]) {
        window.addEventListener(kind, hear, { capture: true, passive: false, signal: watch.signal });
    }
}

/** Where to aim, and whether that stayed the same for two frames: what moves would be missed. */
async function aim(selector, pressing, watching) {
    const aimed = await aimAtRest(selector, pressing);
    if (watching && aimed.state === "ready") watchPress(selector);
    return aimed;
}

async function aimAtRest(selector, pressing) {
    const before = aimNow(selector, pressing);
    let after = before;
    for (let frames = 0; frames < 2 && after.state === "ready"; frames++) {
        await nextFrame();
        after = aimNow(selector, pressing);
        if (after.state === "ready" && isUnderWay(selector)) return { ...after, rests: false };
        if (Math.hypot(after.x - before.x, after.y - before.y) > 0.2) return { ...after, rests: false };
    }
    return { ...after, rests: true };
}
