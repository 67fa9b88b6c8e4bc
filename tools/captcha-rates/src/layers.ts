import * as tf from '@tensorflow/tfjs-core';

/** Leaky ReLU: a tenth below zero. */
export const leaky = (sum: tf.Tensor): tf.Tensor => tf.maximum(sum, tf.mul(sum, 0.1));
export const leakySlope = (sum: tf.Tensor): tf.Tensor => tf.step(sum, 0.1);

type Shape = readonly [batch: number, rows: number, columns: number, depth: number];

/** Each dot with its eight neighbours as a row of a matrix, so that a 3 by 3 convolution is a matrix product. */
export function spread(given: tf.Tensor4D): tf.Tensor2D {
  const [batch, rows, columns, depth] = given.shape;
  const padded = tf.pad(given, [
    [0, 0],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  const shifted = shifts.map(([y, x]) => tf.slice(padded, [0, y, x, 0], [batch, rows, columns, depth]));
  return tf.reshape(tf.concat(shifted, 3), [batch * rows * columns, depth * 9]);
}

/**
 * Back-propagation through a convolution: adds up each dot's error as itself and as a neighbour.
 * @param error error of the sums, one row per dot
 * @param weights weights of the convolution
 * @param shape shape of its input
 */
export function together(error: tf.Tensor, weights: tf.Tensor, [batch, rows, columns, depth]: Shape): tf.Tensor4D {
  const parts = shifts.map(([y, x], at) => {
    const part = tf.matMul(error as tf.Tensor2D, tf.transpose(tf.slice(weights, [at * depth, 0], [depth, -1])));
    return tf.pad(tf.reshape(part, [batch, rows, columns, depth]), [
      [0, 0],
      [y, 2 - y],
      [x, 2 - x],
      [0, 0],
    ]);
  });
  const sum = parts.reduce((before, part) => tf.add(before, part));
  return tf.slice(sum, [0, 1, 1, 0], [batch, rows, columns, depth]) as tf.Tensor4D;
}

const shifts = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [y, x] as const));

/** 2 by 2 maximum pooling. */
export function pooled(given: tf.Tensor4D): tf.Tensor4D {
  const [batch, rows, columns, depth] = given.shape;
  const pairs = tf.reshape(given, [(batch * rows) / 2, 2, columns * depth]);
  const row = (at: number) => tf.slice(pairs, [0, at, 0], [-1, 1, -1]);
  const lower = tf.reshape(tf.maximum(row(0), row(1)), [(batch * rows * columns) / 4, 2, depth]);
  const column = (at: number) => tf.slice(lower, [0, at, 0], [-1, 1, -1]);
  return tf.reshape(tf.maximum(column(0), column(1)), [batch, rows / 2, columns / 2, depth]);
}

/** Back-propagation through `pooled`: the error goes to the greatest dot. */
export function unpooled(
  error: tf.Tensor,
  { from, to }: { readonly from: tf.Tensor; readonly to: tf.Tensor },
): tf.Tensor {
  return tf.mul(doubled(error), tf.cast(tf.equal(from, doubled(to)), 'float32'));
}

function doubled(given: tf.Tensor): tf.Tensor {
  const [batch = 0, rows = 0, columns = 0, depth = 0] = given.shape;
  const twice = (each: tf.Tensor) => tf.concat([each, each], 1);
  const wide = twice(tf.reshape(given, [batch * rows * columns, depth]));
  return tf.reshape(twice(tf.reshape(wide, [batch * rows, columns * 2 * depth])), [
    batch,
    rows * 2,
    columns * 2,
    depth,
  ]);
}
