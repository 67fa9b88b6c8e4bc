import * as tf from '@tensorflow/tfjs-core';
import { type Random, randomFrom } from '../../../platform/src/calls/captcha/random';
import { type Drawing, type Grey, sampleOf } from './drawings';
import { HIDDEN, Network, SQUARES, WINDOW } from './network';
import { type Score, scoreOf } from './score';

const BATCH = 100;
/** Random shift of training windows, so that the network learns digits that are off their place. */
const JITTER = { x: 3, y: 2 } as const;
/** Shifts whose likelihoods are added for one digit. */
const looks = [
  [0, 0],
  [-2, 0],
  [2, 0],
] as const;

const SIZE = SQUARES.rows * SQUARES.columns * SQUARES.dots;

interface Sample {
  readonly digits: string;
  readonly picture: Grey;
}

interface Plan {
  readonly seed: string;
  readonly train: number;
  readonly test: number;
  readonly rounds: number;
  readonly log: (line: string) => void;
}

/** Trains on pictures of a drawing and scores the network on others. */
export function trainAndTest(drawing: Drawing, { seed, train, test, rounds, log }: Plan): Score {
  const random = randomFrom(`${seed} network ${drawing.name}`);
  const known = samplesOf(drawing, `${seed} train`, train);
  const network = new Network(random);
  const order = Array.from({ length: train * drawing.places }, (_, at) => at);
  const steps = rounds * Math.floor(order.length / BATCH);
  let step = 0;
  for (let round = 1; round <= rounds; round += 1) {
    shuffle(order, random);
    let loss = 0;
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      const rate = 0.002 * (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * step) / steps)));
      loss += learnSome(network, drawing, known, order.slice(from, from + BATCH), rate, random);
      step += 1;
    }
    log(`${drawing.name}: round ${round} of ${rounds}, loss ${(loss / Math.floor(order.length / BATCH)).toFixed(3)}`);
  }
  const unknown = samplesOf(drawing, `${seed} test`, test);
  return scoreOf(unknown.map((sample) => ({ shown: sample.digits, read: read(network, drawing, sample.picture) })));
}

const samplesOf = (drawing: Drawing, name: string, count: number): Sample[] =>
  Array.from({ length: count }, (_, n) => sampleOf(drawing, `${name} ${drawing.name} ${n}`));

function learnSome(
  network: Network,
  drawing: Drawing,
  samples: readonly Sample[],
  chosen: readonly number[],
  rate: number,
  random: Random,
): number {
  const data = new Float32Array(chosen.length * SIZE);
  const answers = new Float32Array(chosen.length * 10);
  chosen.forEach((index, row) => {
    const place = index % drawing.places;
    const sample = samples[Math.floor(index / drawing.places)];
    if (!sample) return;
    const moved = (far: number) => Math.round((2 * random() - 1) * far);
    cut(sample.picture, drawing.middle(place) + moved(JITTER.x), moved(JITTER.y), data, row);
    answers[row * 10 + Number(sample.digits[place])] = 1;
  });
  const dropped = Float32Array.from({ length: chosen.length * HIDDEN }, () => (random() < 0.3 ? 0 : 1 / 0.7));
  const [windows, wanted, keep] = [
    tensorOf(data),
    tf.tensor2d(answers, [chosen.length, 10]),
    tf.tensor2d(dropped, [chosen.length, HIDDEN]),
  ];
  const loss = network.learn(windows, wanted, keep, rate);
  tf.dispose([windows, wanted, keep]);
  return loss;
}

function read(network: Network, drawing: Drawing, picture: Grey): string {
  const data = new Float32Array(drawing.places * looks.length * SIZE);
  for (let place = 0; place < drawing.places; place += 1) {
    looks.forEach(([x, y], look) => {
      cut(picture, drawing.middle(place) + x, y, data, place * looks.length + look);
    });
  }
  const windows = tensorOf(data);
  const likely = network.likely(windows);
  windows.dispose();
  return Array.from({ length: drawing.places }, (_, place) => {
    const sums = Array.from({ length: 10 }, (_, digit) =>
      looks.reduce((sum, _look, look) => sum + (likely[(place * looks.length + look) * 10 + digit] ?? 0), 0),
    );
    return sums.indexOf(Math.max(...sums));
  }).join('');
}

const tensorOf = (data: Float32Array): tf.Tensor2D => tf.tensor2d(data, [data.length / SQUARES.dots, SQUARES.dots]);

/** Copies a window square by square. Dots outside of the picture get its mean grey. */
function cut({ width, height, dots }: Grey, middle: number, down: number, into: Float32Array, window: number): void {
  const left = Math.round(middle - WINDOW.width / 2) - 2;
  let at = window * SIZE;
  for (let row = 0; row < SQUARES.rows; row += 1) {
    for (let column = 0; column < SQUARES.columns; column += 1) {
      for (let y = down + 2 * row - 2; y < down + 2 * row + 4; y += 1) {
        for (let x = left + 2 * column; x < left + 2 * column + 6; x += 1, at += 1) {
          const inside = x >= 0 && y >= 0 && x < width && y < height;
          into[at] = inside ? 2 * (dots[y * width + x] ?? 0.5) - 1 : 0;
        }
      }
    }
  }
}

function shuffle(list: number[], random: Random): void {
  for (let n = list.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1));
    const [a = 0, b = 0] = [list[n], list[other]];
    list[n] = b;
    list[other] = a;
  }
}
