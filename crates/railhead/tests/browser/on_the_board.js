// Chooses on the board by clicks or taps, never in the list, until the game is over or enough was chosen; says how often.
// Whatever is pressed follows from the number of decisions. It is brought into sight as people do it, by the places of the
// scene or by pushing scene or hand, and it must be what lies on top there. An element that stands for several options opens
// a menu, one of several that belong together is gathered with the others, and a tap is followed by a tap on the button that
// it shows.
async (most, before, touch) => {
  const over = () => !!document.querySelector('#region-end *');
  const listed = () => [...document.querySelectorAll('#region-options .options .option')].map((one) => one.dataset.notation).join();
  const busy = () => document.body.classList.contains('is-sending');
  const lit = () => [...document.querySelectorAll(':is(#region-scene, #region-hand) [data-options].can')];
  const ready = () => over() || (!busy() && listed() !== '' && lit().length > 0);
  const asking = () => document.querySelector('#region-prompt').textContent;
  const soon = () => new Promise((done) => { setTimeout(done, 6); });
  const until = async (holds) => {
    for (const late = performance.now() + 60_000; !holds();) {
      if (performance.now() > late) throw new Error(`nothing happens: ${asking()}`);
      await soon();
    }
  };
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  // Where somebody would aim: along a line, in the middle and the quarters of anything else.
  const aims = (element) => {
    const shape = element.querySelector('.halo') ?? element;
    if (shape instanceof SVGPathElement) {
      const [matrix, length] = [shape.getScreenCTM(), shape.getTotalLength()];
      return [0.5, 0.35, 0.65, 0.2, 0.8].map((part) => shape.getPointAtLength(length * part).matrixTransform(matrix));
    }
    const { x, y, width, height } = shape.getBoundingClientRect();
    return [[0.5, 0.5], [0.3, 0.5], [0.12, 0.5], [0.5, 0.25], [0.75, 0.5], [0.7, 0.7]]
      .map(([right, down]) => ({ x: x + right * width, y: y + down * height }));
  };
  const spot = (element) => aims(element).find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));

  const isNear = (element) => {
    const { x, y } = middle(element);
    return [element.closest('svg.scene, #region-hand'), element.closest('#board, #region-hand')].every((frame) => {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    });
  };
  const placeOf = (element, scene) => {
    const at = new DOMPoint(middle(element).x, middle(element).y).matrixTransform(scene.getScreenCTM().inverse());
    return [...document.querySelectorAll('[data-look]')].find((place) => {
      const [x, y, width, height] = place.dataset.look.split(' ').map(Number);
      return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    });
  };
  const push = async (element, scene) => {
    for (let pushes = 0; !spot(element) && pushes < 60; pushes += 1) {
      const [own, frame] = [middle(element), middle(scene)];
      const [right, down] = [own.x - frame.x, own.y - frame.y];
      const key = Math.abs(right) > Math.abs(down) ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : (down > 0 ? 'ArrowDown' : 'ArrowUp');
      scene.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await soon();
    }
  };
  const bring = async (element) => {
    const scene = element.closest('svg.scene');
    for (const step of [() => {}, () => scene && placeOf(element, scene)?.click()]) {
      if (spot(element)) return;
      step();
      await soon();
      if (!spot(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    if (scene) await push(element, scene);
  };
  const press = (element) => {
    const at = spot(element);
    if (!at) throw new Error(`${element.dataset.key ?? element.className} cannot be reached: ${asking()}`);
    const how = { bubbles: true, cancelable: true, pointerType: touch ? 'touch' : 'mouse', clientX: at.x, clientY: at.y };
    const hit = document.elementFromPoint(at.x, at.y);
    for (const kind of ['pointerdown', 'pointerup', 'click']) hit.dispatchEvent(new PointerEvent(kind, how));
  };

  let made = 0;
  for (await until(ready); made < most && !over();) {
    const asked = listed();
    const pick = (list) => list[(before + made) * 7 % list.length];
    for (let presses = 0; listed() === asked && !busy() && !over(); presses += 1) {
      if (presses > 12) throw new Error(`${asked} cannot be chosen on the board`);
      const menu = [...document.querySelectorAll('.choice-menu .option')];
      const go = document.querySelector('#preview .go');
      const open = lit().filter((element) => !element.classList.contains('is-gathered'));
      // Mostly what is in sight, but everything can be reached.
      const near = open.filter(isNear);
      const next = menu.length ? pick(menu) : go ?? pick(near.length && (before + made) % 4 ? near : open);
      await bring(next);
      press(next);
      await soon();
    }
    made += 1;
    await until(ready);
  }
  return made;
}
