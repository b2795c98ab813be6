// Whether letters stand out from what is behind them.

const LARGE = 24, LARGE_BOLD = 18.66;

/** One colour laid over another that is opaque. */
function over([r, g, b, a], [R, G, B]) {
    return [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
}

function luminance(parts) {
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}

function ancestors(element) {
    const line = [];
    for (let at = element; at; at = at.parentElement) line.unshift(at);
    return line;
}

/**
 * What is painted where an element's text is, the lowest first: its ancestors, and other elements that
 * happen to lie between them. Null where a picture or a gradient is behind.
 */
function layersBehind(element, point) {
    const line = ancestors(element);
    const layers = isOnScreen(point) ? stack(point).reverse() : line;
    const own = layers.indexOf(element);
    const painted = own < 0 ? line : layers.slice(0, own + 1);
    const isPicture = (layer) => layer instanceof SVGElement || layer.matches(PICTURES)
        || getComputedStyle(layer).backgroundImage !== "none";
    if (painted.some(isPicture)) return null;
    const all = [...line];
    for (const layer of painted.filter((layer) => !line.includes(layer))) {
        const above = painted.slice(painted.indexOf(layer)).find((other) => line.includes(other)) ?? element;
        all.splice(all.indexOf(above), 0, layer);
    }
    return all.map((layer) => {
        const style = getComputedStyle(layer);
        const covers = painted.includes(layer);
        return { background: covers ? colour(style.backgroundColor) : [0, 0, 0, 0], opacity: Number(style.opacity), own: line.includes(layer) };
    });
}

/** The colour of a pixel, with the ink of a letter or without. A translucent element fades with all that is in it. */
function pixel(layers, behind, letter) {
    if (layers.length === 0) return letter ? over(letter, behind) : behind;
    const [{ background, opacity, own }, ...rest] = layers;
    if (!own) return pixel(rest, over([...background.slice(0, 3), background[3] * opacity], behind), letter);
    const inner = pixel(rest, over(background, behind), letter);
    return over([...inner.slice(0, 3), opacity], behind);
}

function hex(parts) {
    return `#${parts.slice(0, 3).map((part) => Math.round(part * 255).toString(16).padStart(2, "0")).join("")}`;
}

function judged(element, css, text, box) {
    const style = getComputedStyle(element);
    if (element.closest(":disabled, [aria-disabled=true]") || style.backgroundClip === "text") return [];
    if (!isOnScreen(middle(box()))) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const layers = layersBehind(element, middle(box()));
    if (!layers) return [];
    const paper = [1, 1, 1, 1];
    const letter = pixel(layers, paper, colour(css)), behind = pixel(layers, paper, null);
    const size = letterSize(element), bold = Number(style.fontWeight) >= 700;
    const needed = size >= LARGE || (bold && size >= LARGE_BOLD) ? 3 : 4.5;
    const found = ratio(letter, behind);
    if (found >= needed) return [];
    const numbers = { ratio: Math.floor(found * 100) / 100, needed, letters: hex(letter), background: hex(behind) };
    return [{ fault: "contrast", element: path(element), text: excerpt(text), ...numbers }];
}

function ofRun({ node, element, style, text }) {
    // What lies behind a drawing's text are shapes of the drawing.
    if (element instanceof SVGElement) return [];
    const box = () => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects()[0] ?? element.getBoundingClientRect();
    };
    return judged(element, style.webkitTextFillColor, text, box);
}

function ofField(field) {
    const css = field.value ? getComputedStyle(field).webkitTextFillColor : getComputedStyle(field, "::placeholder").color;
    return judged(field, css, field.value || field.placeholder, () => field.getBoundingClientRect());
}

async function contrastProblems() {
    await drawn();
    return hittable(() => {
        const told = new Set();
        const found = [...textRuns().flatMap(ofRun), ...fields().flatMap(ofField)];
        return found.filter(({ element, text }) => !told.has(element + text) && told.add(element + text));
    });
}
