import * as tf from '@tensorflow/tfjs-core';
import type { Random } from '../../../platform/src/calls/captcha/random';
import { leaky, leakySlope, pooled, spread, together, unpooled } from './layers';

/** Input of the network: a digit's place with parts of its neighbours. */
export const WINDOW = { width: 32, height: 44 } as const;
/** The first layer reads squares of 6 by 6 dots with a stride of two. */
export const SQUARES = { rows: WINDOW.height / 2, columns: WINDOW.width / 2, dots: 36 } as const;
export const HIDDEN = 96;

const [ROWS, COLUMNS] = [SQUARES.rows / 2, SQUARES.columns / 2];
const [FIRST, SECOND] = [16, 32];
const FLAT = ROWS * COLUMNS * SECOND;
const [BETA, GAMMA] = [0.9, 0.999];

type Layers = readonly [first: tf.Tensor, second: tf.Tensor, hidden: tf.Tensor, digits: tf.Tensor];
interface Seen {
  readonly inputs: Layers;
  readonly sums: Layers;
  readonly pool: { readonly from: tf.Tensor; readonly to: tf.Tensor };
}

/**
 * A convolutional network that tells the digit in the middle of a window: a 6 by 6 layer with stride two, pooling, a 3 by 3
 * layer, a hidden layer, ten outputs. Back-propagation is written as matrix products, because the WebAssembly backend has no
 * gradient of a convolution.
 */
export class Network {
  readonly #weights: tf.Variable[];
  readonly #biases: tf.Variable[];
  readonly #means = new Map<tf.Variable, { readonly first: tf.Variable; readonly second: tf.Variable }>();
  #steps = 0;

  constructor(random: Random) {
    const sizes = [
      [SQUARES.dots, FIRST],
      [FIRST * 9, SECOND],
      [FLAT, HIDDEN],
      [HIDDEN, 10],
    ] as const;
    this.#weights = sizes.map(([from, to]) => {
      const values = Float32Array.from({ length: from * to }, () => bell(random) * Math.sqrt(2 / from));
      return tf.variable(tf.tensor2d(values, [from, to]));
    });
    this.#biases = sizes.map(([, to]) => tf.variable(tf.zeros([to])));
    for (const kept of [...this.#weights, ...this.#biases]) {
      this.#means.set(kept, { first: tf.variable(tf.zeros(kept.shape)), second: tf.variable(tf.zeros(kept.shape)) });
    }
  }

  /** Ten likelihoods for each window. `windows` has one row for each square. */
  likely(windows: tf.Tensor2D): Float32Array {
    return tf.tidy(() => tf.softmax(this.#look(windows).sums[3] as tf.Tensor2D).dataSync()) as Float32Array;
  }

  /**
   * One step of Adam.
   * @param answers one-hot
   * @param keep dropout mask of the hidden layer
   * @returns mean loss before the step
   */
  learn(windows: tf.Tensor2D, answers: tf.Tensor2D, keep: tf.Tensor2D, rate: number): number {
    return tf.tidy(() => {
      const { inputs, sums, pool } = this.#look(windows, keep);
      const [batch] = answers.shape;
      const given = tf.softmax(sums[3] as tf.Tensor2D);
      const loss = tf.neg(tf.sum(tf.mul(answers, tf.log(tf.add(given, 1e-9)))));

      const digits = tf.div(tf.sub(given, answers), batch);
      const hidden = tf.mul(tf.mul(this.#back(digits, 3), keep), leakySlope(sums[2]));
      const second = tf.mul(tf.reshape(this.#back(hidden, 2), sums[1].shape), leakySlope(sums[1]));
      const below = together(second, this.#weight(1), [batch, ROWS, COLUMNS, FIRST]);
      const first = tf.mul(tf.reshape(unpooled(below, pool), sums[0].shape), leakySlope(sums[0]));

      this.#steps += 1;
      [first, second, hidden, digits].forEach((error, layer) => {
        this.#move(
          this.#weights[layer],
          tf.matMul(tf.transpose(inputs[layer] as tf.Tensor2D), error as tf.Tensor2D),
          rate,
        );
        this.#move(this.#biases[layer], sumOf(error), rate);
      });
      return (loss.dataSync()[0] ?? Number.NaN) / batch;
    });
  }

  #look(windows: tf.Tensor2D, keep?: tf.Tensor2D): Seen {
    const batch = windows.shape[0] / (SQUARES.rows * SQUARES.columns);
    const first = this.#sum(windows, 0);
    const from = tf.reshape(leaky(first), [batch, SQUARES.rows, SQUARES.columns, FIRST]);
    const to = pooled(from as tf.Tensor4D);
    const lower = spread(to);
    const second = this.#sum(lower, 1);
    const flat = tf.reshape(leaky(second), [batch, FLAT]);
    const hidden = this.#sum(flat, 2);
    const units = keep ? tf.mul(leaky(hidden), keep) : leaky(hidden);
    const digits = this.#sum(units, 3);
    return { inputs: [windows, lower, flat, units], sums: [first, second, hidden, digits], pool: { from, to } };
  }

  #sum(input: tf.Tensor, layer: number): tf.Tensor {
    return tf.add(tf.matMul(input as tf.Tensor2D, this.#weight(layer)), this.#biases[layer] as tf.Tensor);
  }

  #weight(layer: number): tf.Tensor2D {
    return this.#weights[layer] as tf.Tensor as tf.Tensor2D;
  }

  #back(error: tf.Tensor, layer: number): tf.Tensor {
    return tf.matMul(error as tf.Tensor2D, tf.transpose(this.#weight(layer)));
  }

  #move(kept: tf.Variable | undefined, slope: tf.Tensor, rate: number): void {
    const means = kept && this.#means.get(kept);
    if (!means) throw new Error('there is no such layer');
    means.first.assign(tf.add(tf.mul(means.first, BETA), tf.mul(slope, 1 - BETA)));
    means.second.assign(tf.add(tf.mul(means.second, GAMMA), tf.mul(tf.square(slope), 1 - GAMMA)));
    const size = (rate * Math.sqrt(1 - GAMMA ** this.#steps)) / (1 - BETA ** this.#steps);
    kept.assign(tf.sub(kept, tf.div(tf.mul(means.first, size), tf.add(tf.sqrt(means.second), 1e-7))));
  }
}

/** Sum of all rows as a product, much faster here than `tf.sum`. */
const sumOf = (rows: tf.Tensor): tf.Tensor =>
  tf.reshape(tf.matMul(tf.ones([1, rows.shape[0] ?? 0]), rows as tf.Tensor2D), [rows.shape[1] ?? 0]);

/** A random number with normal distribution. */
const bell = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
