// The page of a table. What the house must send:
// - the page: every region in an element `region-NAME`, and `<script type="application/json" id="state">` with what
//   `state.js` lists;
// - GET  {base}/tables/{id}/live?seat=N&version=V  a socket: messages {type: update | pulse | said | reload} of `wire.rs`;
// - GET  {base}/tables/{id}/now?seat=N             the whole present as an update without `from`;
// - GET  {base}/tables/{id}/moments/{n}?seat=N     {regions, moments}; `regions.line` is the line of the story;
// - GET  {base}/tables/{id}/sheets/{player}?seat=N&moment=M  what lies before a player, large, as HTML;
// - POST {base}/tables/{id}/{play | undo | confirm | say | hint | …}  {seat, version, client, …}: {update} or
//   {refusal, update}; `hint` answers with HTML, `rematch` with {href}, what has nothing to tell with 204;
// - GET  {base}/games/{game}/lens/{id}             a piece of the game, explained, as HTML;
// - POST {base}/settings                           the settings that changed, as {name: value}: 204;
// - POST {base}/games/{game}/lessons               {read: NAME} or {taught: whether}: 204.

import * as chat from './chat.js';
import * as choose from './choose.js';
import * as controls from './controls.js';
import * as curtain from './curtain.js';
import * as dialog from './dialog.js';
import * as find from './find.js';
import * as fit from './fit.js';
import * as frames from './frames.js';
import * as lens from './lens.js';
import * as lesson from './lesson.js';
import * as lines from './lines.js';
import { follow } from './live.js';
import * as news from './news.js';
import * as notice from './notice.js';
import * as panzoom from './panzoom.js';
import * as point from './point.js';
import * as prefs from './prefs.js';
import * as pulse from './pulse.js';
import * as reach from './reach.js';
import * as reading from './reading.js';
import * as replay from './replay.js';
import * as results from './results.js';
import * as sheet from './sheet.js';
import * as sound from './sound.js';
import * as story from './story.js';
import * as tabs from './tabs.js';

// The frames first: they take the page as it was served. What opens and closes comes before what is chosen.
for (const part of [frames, story, dialog, lens, point, lines, choose, find, controls, panzoom, replay, results, sheet, tabs, chat, pulse, prefs, sound, notice, news, reading, curtain, lesson, fit, reach]) {
  part.begin();
}
follow();
document.documentElement.dataset.ready = '';
