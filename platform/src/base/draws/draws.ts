const WORD = 65_536;

/** Gives an integer from 0 to below `bound`, at most 65 536, each as likely as any other. */
export type Draw = (bound: number) => number;

/**
 * Draws from a stream of bytes that comes in blocks. Two bytes make a number; those in the incomplete last stretch of bounds are
 * passed over, which keeps the first numbers from being likelier than the last.
 */
export function drawsFrom(blockOf: (index: number) => Uint8Array): Draw {
  let [block, index, at] = [blockOf(0), 0, 0];
  const next = () => {
    if (at + 1 >= block.length) {
      index += 1;
      block = blockOf(index);
      at = 0;
    }
    const word = (block[at] ?? 0) * 256 + (block[at + 1] ?? 0);
    at += 2;
    return word;
  };
  return (bound) => {
    const whole = WORD - (WORD % bound);
    let word = next();
    while (word >= whole) word = next();
    return word % bound;
  };
}
