import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-wasm';
import { parseArgs } from 'node:util';
import { drawings } from './drawings';
import { listen } from './hearing';
import { rowOf } from './score';
import { matchTemplates } from './templates';
import { readByTesseract } from './tesseract';
import { trainAndTest } from './train';

/**
 * Measures how often programs read and hear the captcha, and prints the rows of docs/captcha.md. The seed determines everything
 * but the time.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'rates-1' },
    samples: { type: 'string', default: '200' },
    train: { type: 'string', default: '5000' },
    test: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '10' },
    drawing: { type: 'string', default: 'former,present' },
    only: { type: 'string', default: 'templates,tesseract,network,sound' },
  },
});
const [seed, samples] = [values.seed, Number(values.samples)];
const plan = {
  seed,
  train: Number(values.train),
  test: Number(values.test),
  rounds: Number(values.rounds),
  log: console.error,
};
const wanted = new Set(values.only.split(','));
const shown = new Set(values.drawing.split(','));

await tf.setBackend('wasm');
console.log('| what | by | captchas | digits | whole |\n|---|---|---|---|---|');
for (const drawing of drawings.filter(({ name }) => shown.has(name))) {
  const what = `${drawing.name} drawing`;
  if (wanted.has('templates')) console.log(rowOf(what, 'templates', matchTemplates(drawing, seed, samples)));
  if (wanted.has('tesseract')) console.log(rowOf(what, 'tesseract.js', await readByTesseract(drawing, seed, samples)));
  if (wanted.has('network')) console.log(rowOf(what, `network (${plan.train})`, trainAndTest(drawing, plan)));
}
if (wanted.has('sound')) {
  for (const language of ['EN', 'TY'] as const)
    console.log(rowOf(`sound, ${language}`, 'samples', await listen(language, seed, samples)));
}
