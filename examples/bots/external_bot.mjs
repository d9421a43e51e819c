#!/usr/bin/env node
// A bot in another language: it plays any game of Theatrum from outside, over the arena's protocol (docs/arena.md).
//
//   theatrum arena generalship --bots random --bot "shy=exec:node examples/bots/external_bot.mjs" --players 2
//
// It is shy: it passes or is done whenever it may, and otherwise draws lots.

import { createInterface } from "node:readline";

const SHY = ["pass", "done"];
let draw = generator("");

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** Numbers from 0 to 1, the same for the same seed: so that the same tournament gives the same games. */
function generator(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The index of our answer. Answers are lists: a verb, then nouns or numbers. */
function choose(question) {
  const shy = question.answers.findIndex(([verb]) => SHY.includes(verb));
  return shy >= 0 ? shy : Math.floor(draw() * question.answers.length);
}

const handlers = {
  // This bot does not look at the table; "scene: false" saves the arena the work of drawing it.
  hello: () => say({ type: "hello", protocol: 1, scene: false }),
  start: (message) => {
    draw = generator(message.seed);
  },
  question: (message) => say({ type: "answer", serial: message.serial, index: choose(message) }),
};

// What we don't know (over, forfeit, whatever comes one day) is passed over; we end when our input does.
createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  handlers[message.type]?.(message);
});
