// What can be seen of a page's text: its runs, their boxes, and what cuts them off.

const SLACK = 1.5;
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

function meet(a, b) {
    return {
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    };
}

function width(box) { return Math.max(0, box.right - box.left); }
function height(box) { return Math.max(0, box.bottom - box.top); }

/** A pixel or two are how pages hide text from eyes but not from screen readers. */
function isVisible(box) { return width(box) > 2 && height(box) > 2; }

/** How an element is turned and scaled on the screen. */
function matrix(element) {
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement) return svgMatrix(element);
    let all = new DOMMatrix();
    for (let at = element; at; at = at.parentElement) {
        if (at.localName === "foreignObject") return svgMatrix(at).multiply(all);
        const { transform, scale, rotate } = getComputedStyle(at);
        if (transform !== "none") all = new DOMMatrix(transform).multiply(all);
        if (scale !== "none") {
            const [x, y = x] = scale.split(" ").map(Number);
            all = new DOMMatrix().scale(x, y).multiply(all);
        }
        if (rotate !== "none") all = new DOMMatrix().rotate(parseFloat(rotate)).multiply(all);
    }
    return all;
}

/** Without the shift, which does not matter to letters. */
function svgMatrix(element) {
    const { a, b, c, d } = element.getScreenCTM();
    return new DOMMatrix([a, b, c, d, 0, 0]);
}

function isTurned({ a, b, c, d }) {
    const size = Math.hypot(a, b, c, d);
    return Math.abs(b) > size / 100 || Math.abs(c) > size / 100;
}

/** How large letters are on the screen. */
function letterSize(element) {
    const { a, b, c, d } = matrix(element);
    const shrunk = Math.min(1, visualViewport.scale) * (element.currentCSSZoom ?? 1);
    return parseFloat(getComputedStyle(element).fontSize) * Math.sqrt(Math.abs(a * d - b * c)) * shrunk;
}

/** The part of a line's box in which there is ink: lines may stand closer than their boxes say. */
function ink(box, text, style) {
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const said = style.textTransform === "uppercase" ? text.toUpperCase() : text;
    const of = canvas.measureText(said);
    const line = of.fontBoundingBoxAscent + of.fontBoundingBoxDescent;
    if (!(line > 0)) return box;
    const scale = (box.bottom - box.top) / line;
    const base = box.top + of.fontBoundingBoxAscent * scale;
    return {
        left: box.left, right: box.right,
        top: base - of.actualBoundingBoxAscent * scale, bottom: base + of.actualBoundingBoxDescent * scale,
    };
}

function inkBoxes(node, style, turned) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    const plain = boxes.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    return turned || style.writingMode !== "horizontal-tb" ? plain : plain.map((box) => ink(box, node.data, style));
}

/** The inside of an element's border. */
function inside(element) {
    const box = element.getBoundingClientRect();
    if (element instanceof SVGElement) return meet(box, box);
    const x = element.offsetWidth ? box.width / element.offsetWidth : 1;
    const y = element.offsetHeight ? box.height / element.offsetHeight : 1;
    const left = box.left + element.clientLeft * x, top = box.top + element.clientTop * y;
    return { left, top, right: left + element.clientWidth * x, bottom: top + element.clientHeight * y };
}

/** What happens to overflow of the whole page: <html>'s property, or else <body>'s. */
function pageOverflow() {
    const own = getComputedStyle(document.documentElement);
    return own.overflowX === "visible" && own.overflowY === "visible" && document.body
        ? getComputedStyle(document.body) : own;
}

function clips(element, style) {
    if (element === document.documentElement || element === document.body) return false;
    if (element instanceof SVGElement) return element.localName === "svg" && !element.ownerSVGElement && style.overflow !== "visible";
    // Inline boxes clip nothing.
    return style.display !== "inline" && style.display !== "contents" && style.overflow !== "visible";
}

/**
 * What remains of an element's content: `cut` where no scrolling helps, `shown` as things are scrolled now.
 * A positioned element is clipped only by what it is positioned in.
 */
function windows(element) {
    const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    let shown = { ...all }, cut = { ...all };
    const open = { x: true, y: true };
    let position = "static";
    for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        const holds = style.transform !== "none" || (position !== "fixed" && style.position !== "static");
        const skipped = at !== element && (position === "absolute" || position === "fixed") && !holds;
        if (skipped) continue;
        if (clips(at, style)) {
            const box = inside(at);
            const svg = at instanceof SVGElement;
            const along = (overflow) => ({ visible: overflow === "visible" && !svg, scrolls: /auto|scroll/.test(overflow) && !svg });
            const x = along(style.overflowX), y = along(style.overflowY);
            const limit = { ...all };
            if (!x.visible) Object.assign(limit, { left: box.left, right: box.right });
            if (!y.visible) Object.assign(limit, { top: box.top, bottom: box.bottom });
            shown = meet(shown, limit);
            open.x &&= !x.scrolls;
            open.y &&= !y.scrolls;
            cut = meet(cut, {
                left: open.x ? limit.left : -Infinity, right: open.x ? limit.right : Infinity,
                top: open.y ? limit.top : -Infinity, bottom: open.y ? limit.bottom : Infinity,
            });
        }
        if (holds || at === element) position = style.position;
    }
    const page = pageOverflow();
    const unreachable = position === "fixed" || /hidden|clip/.test(page.overflowY);
    if (unreachable && open.y) cut = meet(cut, { ...all, top: 0, bottom: innerHeight });
    // Sideways, going beyond the page is a problem of its own.
    return { shown, cut, scrollsSideways: !open.x };
}

/** All runs of text that eyes can get to see, with the boxes of their lines. */
function textRuns() {
    const runs = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!element || !node.data.trim() || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const style = getComputedStyle(element);
        const turned = isTurned(matrix(element));
        const boxes = inkBoxes(node, style, turned);
        const view = windows(element);
        // Cut away as a whole, or put beyond the edge, is hidden on purpose.
        const reachable = boxes.filter((box) => isVisible(meet(box, view.cut)));
        const onPage = reachable.some((box) => box.right > -scrollX && box.bottom > -scrollY);
        if (!onPage) continue;
        runs.push({ node, element, style, turned, boxes, view, text: excerpt(node.data) });
    }
    return runs;
}

/** Fields with something written in them, which no text node holds. */
function fields() {
    const found = [...document.querySelectorAll("input, textarea, select")].filter(isSeen);
    const silent = /^(hidden|checkbox|radio|range|color|image)$/;
    return found.filter((field) => !silent.test(field.type) && (field.value || field.placeholder));
}

/** The colour of anything that CSS can say, as [red, green, blue, alpha], each from 0 to 1. */
const colours = new Map();
function colour(css) {
    if (!colours.has(css)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = "#000";
        canvas.fillStyle = css;
        canvas.fillRect(0, 0, 1, 1);
        colours.set(css, [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255));
    }
    return colours.get(css);
}

function opacity(element) {
    let all = 1;
    for (let at = element; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
}

const PICTURES = "img, svg, canvas, video, picture, image, iframe, object, embed";

/** Whether an element hides what is behind it. */
function isOpaque(element) {
    if (opacity(element) < 0.95) return false;
    const style = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) {
        const drawn = style.fill.startsWith("url") || (style.fill !== "none" && colour(style.fill)[3] > 0.95);
        return drawn && Number(style.fillOpacity) > 0.95;
    }
    if (element.localName === "svg") return colour(style.backgroundColor)[3] > 0.95;
    if (element instanceof SVGElement) return element.localName === "image";
    return element.matches(PICTURES) || style.backgroundImage !== "none" || colour(style.backgroundColor)[3] > 0.95;
}

/** Drawings of which people see a part at a time, and push about what they see. Their own size bounds how far. */
const PANNED = "svg[data-clip-ok][viewBox][data-size]";

/** Pushes a drawing until the middle of one of its elements is as near to the middle of the frame as it lets people push it. */
function panTo(drawing, element) {
    const { x, y, width: wide, height: high } = drawing.viewBox.baseVal;
    const [whole, scale] = [drawing.dataset.size.split(" ").map(Number), drawing.getScreenCTM().a];
    const [from, to] = [drawing, element].map((part) => middle(part.getBoundingClientRect()));
    const kept = (start, part, all) => (part >= all ? (all - part) / 2 : Math.max(0, Math.min(all - part, start)));
    const left = kept(x + (to.x - from.x) / scale, wide, whole[0]), top = kept(y + (to.y - from.y) / scale, high, whole[1]);
    drawing.setAttribute("viewBox", `${left} ${top} ${wide} ${high}`);
}

/** Carries out `task`, and leaves everything scrolled and panned as it was. */
function scrolledBack(task) {
    const scrolled = [...document.querySelectorAll("*")]
        .filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
        .map((element) => [element, element.scrollLeft, element.scrollTop]);
    const panned = [...document.querySelectorAll(PANNED)].map((drawing) => [drawing, drawing.getAttribute("viewBox")]);
    try {
        return task();
    } finally {
        for (const [drawing, view] of panned) {
            if (drawing.getAttribute("viewBox") !== view) drawing.setAttribute("viewBox", view);
        }
        for (const [element, left, top] of scrolled) {
            if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: "instant" });
        }
    }
}

/** The same, with everything open to hit tests: what cannot be pressed can be seen all the same. */
function hittable(task) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important; }");
    document.adoptedStyleSheets.push(sheet);
    try {
        return scrolledBack(task);
    } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    }
}

function middle(box) {
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function isOnScreen({ x, y }) {
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}

/** All elements at a point, the uppermost first. */
function stack(point) {
    return document.elementsFromPoint(point.x, point.y);
}
