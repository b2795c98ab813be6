// What is wrong with how a page is laid out.

const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 44;
const OVERLAP = 2;
const TARGETS = [
    "button", "a[href]", "input:not([type=hidden])", "select", "textarea", "summary", "[tabindex]:not([tabindex='-1'])",
    ...["button", "link", "checkbox", "radio", "switch", "tab", "option", "menuitem", "menuitemradio", "menuitemcheckbox", "slider"]
        .map((role) => `[role=${role}]`),
].join(", ");

function round(number) { return Math.round(number * 10) / 10; }

function problem(fault, element, text, numbers) {
    return { fault, element: path(element), text: excerpt(text), ...numbers };
}

function smallTexts(runs) {
    const elements = new Set([...runs.map((run) => run.element), ...fields()]);
    return [...elements].filter((element) => letterSize(element) < SMALLEST_TEXT - 0.05)
        .map((element) => problem("small-text", element, element.value || element.textContent, { pixels: round(letterSize(element)) }));
}

/** How far boxes stick out of a window on its worst side. */
function overhang(boxes, cut) {
    const sides = boxes.flatMap((box) => [cut.left - box.left, cut.top - box.top, box.right - cut.right, box.bottom - cut.bottom]);
    return Math.max(0, ...sides.filter(Number.isFinite));
}

/** An ellipsis takes the place of letters that were laid out. */
function hiddenByEllipsis(element) {
    for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === "inline") continue;
        const cuts = style.textOverflow !== "clip" && /hidden|clip/.test(style.overflowX);
        return cuts ? at.scrollWidth - at.clientWidth : 0;
    }
    return 0;
}

function clippedTexts(runs) {
    const worst = new Map();
    for (const { element, boxes, view, text } of runs) {
        if (element.closest("[data-clip-ok]")) continue;
        const by = Math.max(overhang(boxes, view.cut), hiddenByEllipsis(element));
        if (by > SLACK && by > (worst.get(element)?.by ?? 0)) worst.set(element, { by, text });
    }
    return [...worst].map(([element, { by, text }]) => problem("clipped", element, text, { pixels: round(by) }));
}

/** Pairs of lines of different elements whose ink meets, as things are scrolled now. */
function touchingLines(runs) {
    const lines = runs.filter((run) => !run.turned && !run.element.closest("[data-overlap-ok]"))
        .flatMap((run) => run.boxes.map((box) => ({ run, box: meet(box, run.view.shown) })))
        .filter(({ box }) => isVisible(box))
        .sort((one, other) => one.box.top - other.box.top);
    const pairs = [];
    lines.forEach((one, at) => {
        for (let next = at + 1; next < lines.length && lines[next].box.top < one.box.bottom - OVERLAP; next++) {
            const other = lines[next];
            const nested = one.run.element.contains(other.run.element) || other.run.element.contains(one.run.element);
            const shared = meet(one.box, other.box);
            if (!nested && width(shared) > OVERLAP && height(shared) > OVERLAP) pairs.push({ one: one.run, other: other.run, shared });
        }
    });
    return pairs;
}

/** Whether both texts can really be seen where they meet: something between them may hide the lower one. */
function bothShow({ one, other, shared }) {
    let point = middle(shared);
    if (!isOnScreen(point)) {
        const before = one.element.getBoundingClientRect().top;
        one.element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        point = { x: point.x, y: point.y + one.element.getBoundingClientRect().top - before };
        if (!isOnScreen(point)) return true;
    }
    const layers = stack(point);
    const depth = (run) => layers.findIndex((layer) => layer === run.element);
    const depths = [depth(one), depth(other)];
    // Behind a modal dialog nothing can be hit, nor is it meant to be read.
    if (depths.every((found) => found < 0)) return false;
    const lower = Math.max(...depths.map((found) => (found < 0 ? layers.length : found)));
    return !layers.slice(0, lower).some(isOpaque);
}

function overlaps(runs) {
    const told = new Set();
    const found = [];
    for (const pair of touchingLines(runs)) {
        const { one, other, shared } = pair;
        const key = `${path(one.element)} ${one.text}|${path(other.element)} ${other.text}`;
        if (told.has(key) || !bothShow(pair)) continue;
        told.add(key);
        const numbers = { other: path(other.element), other_text: other.text, width: round(width(shared)), height: round(height(shared)) };
        found.push(problem("overlap", one.element, one.text, numbers));
    }
    return found;
}

/** A link within a sentence is as high as the sentence. */
function isInRunningText(element) {
    if (element.localName !== "a" || getComputedStyle(element).display !== "inline") return false;
    return [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.data));
}

function labelsOf(element) {
    return element.matches("input[type=checkbox], input[type=radio]") ? [...(element.labels ?? [])].filter(isSeen) : [];
}

/** How far from the middle of an element presses still reach it: invisible edges count. */
function reach(element, { x, y }) {
    const hits = (px, py) => {
        const top = document.elementFromPoint(px, py);
        return top !== null && belongsTo(top, element);
    };
    // Half pixels: whether an edge itself still belongs to a shape is not sure.
    const far = (dx, dy) => {
        let steps = 0;
        while (steps < SMALLEST_TARGET && hits(x + dx * (steps + 0.5), y + dy * (steps + 0.5))) steps++;
        return steps;
    };
    return hits(x, y) ? { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) } : { width: 0, height: 0 };
}

/** Whether presses all around an element can be tried, as far as a target has to reach: nothing cuts them off. */
function hasRoom(element) {
    const { x, y } = middle(element.getBoundingClientRect());
    const { left, top, right, bottom } = meet(windows(element).shown, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return x - left >= SMALLEST_TARGET && right - x >= SMALLEST_TARGET && y - top >= SMALLEST_TARGET && bottom - y >= SMALLEST_TARGET;
}

/** Brings an element where people would press it: what the edge of a list or of a panned drawing cuts off is not small. */
function showInFull(element) {
    if (hasRoom(element)) return;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const drawing = element.closest(PANNED);
    if (drawing && !hasRoom(element)) panTo(drawing, element);
}

function hitArea(element) {
    const boxes = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect());
    const all = {
        left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
    return { width: width(all), height: height(all) };
}

function isSmall(area) {
    const shrunk = Math.min(1, visualViewport.scale);
    return Math.min(area.width, area.height) * shrunk < SMALLEST_TARGET - 0.5;
}

function smallTargets() {
    const found = [];
    for (const element of document.querySelectorAll(TARGETS)) {
        const style = getComputedStyle(element);
        const exempt = !isSeen(element) || element.closest("[data-small-ok], [data-small], [inert], [aria-disabled=true]") || style.pointerEvents === "none"
            || isInRunningText(element);
        if (exempt) continue;
        const own = hitArea(element);
        if (!isSmall(own) || own.width <= 1 || own.height <= 1) continue;
        showInFull(element);
        const place = () => middle(element.getBoundingClientRect());
        const reached = reach(element, place());
        const area = { width: Math.max(own.width, reached.width), height: Math.max(own.height, reached.height) };
        if (!isSmall(area) || !isOnScreen(place())) continue;
        const numbers = { width: round(area.width), height: round(area.height) };
        found.push(problem("small-target", element, element.textContent || element.getAttribute("aria-label") || element.value, numbers));
    }
    return found;
}

function sidewaysTexts(runs) {
    const edge = document.documentElement.clientWidth;
    const hides = /hidden|clip/.test(pageOverflow().overflowX);
    const found = new Map();
    for (const { element, boxes, view, text } of runs) {
        if (view.scrollsSideways || element.closest("[data-clip-ok]")) continue;
        for (const box of boxes.map((box) => meet(box, view.cut))) {
            const left = box.left + scrollX, right = box.right + scrollX;
            // Put aside as a whole, as a drawer is.
            if (!isVisible(box) || right <= 0 || (hides && left >= edge)) continue;
            const by = Math.max(right - edge, -left);
            if (by > SLACK && by > (found.get(element)?.by ?? 0)) found.set(element, { by, text });
        }
    }
    return [...found].map(([element, { by, text }]) => problem("sideways", element, text, { pixels: round(by) }));
}

/** A page that scrolls sideways though no text makes it do so. */
function sidewaysPage() {
    const root = document.scrollingElement;
    const by = root.scrollWidth - root.clientWidth;
    if (by <= SLACK || /hidden|clip/.test(pageOverflow().overflowX)) return [];
    const right = (element) => element.getBoundingClientRect().right;
    const widest = [...document.body.querySelectorAll("*")].filter(isSeen).reduce((a, b) => (right(b) > right(a) ? b : a), document.body);
    return [problem("sideways", widest, widest.textContent, { pixels: round(by) })];
}

async function layoutProblems(byTouch) {
    await drawn();
    const runs = textRuns();
    const sideways = sidewaysTexts(runs);
    const found = [...smallTexts(runs), ...clippedTexts(runs), ...(sideways.length ? sideways : sidewaysPage())];
    // Targets as they can really be pressed; texts as they can really be seen.
    const targets = byTouch ? scrolledBack(smallTargets) : [];
    return [...found, ...targets, ...hittable(() => overlaps(runs))];
}
