// Sounds, made on the spot: nothing is fetched, nothing is heard until the reader switches them on.

import { frames } from './frames.js';
import { page } from './state.js';

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;
let wasTurn = page.turn;

/** Browsers let a page be heard only after a gesture. */
function wake() {
  if (!page.sound || !window.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => {});
}

/** White noise, a second of it. @param {AudioContext} audio */
function noise(audio) {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A loudness that rises at once and dies away. @param {AudioContext} audio @param {number} at @param {number} length @param {number} loud */
function envelope(audio, at, length, loud) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio @param {number} after @param {number} length @param {number} loud @param {BiquadFilterType} type @param {number} from @param {number} to */
function rush(audio, after, length, loud, type, from, to) {
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise(audio);
  filter.type = type;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(audio, at, length, loud));
  source.start(at, Math.random() * 0.5, length);
}

/** @param {AudioContext} audio @param {number} after @param {number} length @param {number} loud @param {OscillatorType} type @param {number} from @param {number} [to] */
function tone(audio, after, length, loud, type, from, to = from) {
  const at = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(envelope(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** @type {Record<string, (audio: AudioContext) => void>} */
const CUES = {
  card: (audio) => rush(audio, 0, 0.12, 0.25, 'bandpass', 1_800, 700),
  step: (audio) => { for (const after of [0, 0.13]) rush(audio, after, 0.07, 0.3, 'lowpass', 420, 120); },
  shot: (audio) => {
    rush(audio, 0, 0.35, 0.6, 'lowpass', 5_000, 180);
    tone(audio, 0, 0.2, 0.35, 'triangle', 170, 45);
  },
  blow: (audio) => {
    tone(audio, 0, 0.18, 0.5, 'sine', 150, 48);
    rush(audio, 0, 0.08, 0.3, 'lowpass', 1_100, 250);
  },
  coin: (audio) => { for (const [after, pitch] of [[0, 1_320], [0.08, 1_980], [0.16, 2_640]]) tone(audio, after, 0.28, 0.08, 'triangle', pitch); },
  bell: (audio) => { for (const [pitch, loud] of [[660, 0.16], [1_322, 0.08], [1_985, 0.04]]) tone(audio, 0, 1.4, loud, 'sine', pitch); },
  shuffle: (audio) => { for (let i = 0; i < 7; i++) rush(audio, i * 0.045, 0.05, 0.2, 'bandpass', 2_400 - i * 120, 900); },
  pen: (audio) => { for (const after of [0, 0.1, 0.17]) rush(audio, after, 0.08, 0.12, 'highpass', 3_200, 4_800); },
  end: (audio) => { for (const [i, pitch] of [392, 494, 587, 784].entries()) tone(audio, i * 0.16, 0.7, 0.14, 'triangle', pitch); },
  turn: (audio) => { for (const [i, pitch] of [587, 880].entries()) tone(audio, i * 0.13, 0.5, 0.12, 'sine', pitch); },
};

/** @param {string | undefined} cue */
export function hear(cue) {
  if (!cue || !page.sound) return;
  wake();
  if (audio?.state === 'running') CUES[cue]?.(audio);
}

/** Readies the sounds. */
export function begin() {
  for (const gesture of ['pointerdown', 'keydown']) document.addEventListener(gesture, wake, true);
  frames.onStep((step) => {
    hear(step.motion?.cue);
    // One's turn begins when everything before it has been told.
    if (frames.isTelling) return;
    if (page.turn && !wasTurn) hear('turn');
    wasTurn = page.turn;
  });
}
