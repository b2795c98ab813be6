// The page of a table: everything that it does by itself.

import * as chat from './chat.js';
import * as choose from './choose.js';
import * as controls from './controls.js';
import * as curtain from './curtain.js';
import * as dialog from './dialog.js';
import * as find from './find.js';
import * as fit from './fit.js';
import { frames } from './frames.js';
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
