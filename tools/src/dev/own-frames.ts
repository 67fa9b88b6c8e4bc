import type { Traced } from './client/messages';

/** Chrome writes `at name (place)`, Firefox and Safari `name@place`. */
const FRAME = /^\s+at |@.*:\d+:\d+$/;
/** A place in a source, as the maps tell it. */
const PLACE = /\.[jt]sx?:\d+:\d+\)?$/;
const LIBRARY = /[\\/]node_modules[\\/]|\bnode_modules[\\/]|\bwebpack[\\/]|:\/\//;

/** The project's own frames of a stack first, those of React, webpack and the browser apart. A stack of libraries alone stays whole. */
export function ownFirst(stack: string): Traced {
  const lines = stack.split('\n');
  const isFolded = (line: string): boolean => FRAME.test(line) && (!PLACE.test(line) || LIBRARY.test(line));
  const folded = lines.filter(isFolded);
  const hasOwn = lines.some((line) => FRAME.test(line) && !isFolded(line));
  return hasOwn ? { text: lines.filter((line) => !isFolded(line)).join('\n'), folded } : { text: stack, folded: [] };
}
