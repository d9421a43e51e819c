/** A few sounds, made by the browser itself; silent unless the reader wants them. */

import { prefs } from './prefs.js';

/** Notes: hertz, when they begin, how long they last, how loud. @type {Record<string, [number, number, number, number][]>} */
export const SOUNDS = {
  turn: [
    [587.3, 0, 0.5, 0.16],
    [880, 0.14, 0.7, 0.14],
  ],
  told: [[698.5, 0, 0.18, 0.06]],
  answer: [[196, 0, 0.09, 0.12]],
  over: [
    [523.3, 0, 0.5, 0.12],
    [659.3, 0.16, 0.5, 0.12],
    [784, 0.32, 0.9, 0.12],
  ],
};

/** @type {AudioContext | null} */
let context = null;

/** @param {string} name */
export function play(name) {
  if (!prefs.sound || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hertz, begin, length, loud] of SOUNDS[name] ?? []) {
    const note = context.createOscillator();
    const shape = context.createGain();
    note.type = 'triangle';
    note.frequency.value = hertz;
    shape.gain.setValueAtTime(0, now + begin);
    shape.gain.linearRampToValueAtTime(loud, now + begin + 0.012);
    shape.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
    note.connect(shape).connect(context.destination);
    note.start(now + begin);
    note.stop(now + begin + length + 0.05);
  }
}
