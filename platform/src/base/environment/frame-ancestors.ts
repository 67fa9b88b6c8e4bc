import type { Values } from './read-values';

const SOURCE = /^(?:'none'|'self'|https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::(?:\d{1,5}|\*))?)$/i;

/** Reads who may frame the site's documents (decision 17); anything but a source of a policy is an error. */
export function frameAncestorsOf(values: Values): string | undefined {
  const text = values.text('FRAME_ANCESTORS');
  if (text?.split(/\s+/).every((each) => SOURCE.test(each)) === false) {
    values.problems.push(`FRAME_ANCESTORS is "${text}"; it should be 'none', 'self' or origins, with spaces between.`);
  }
  return text;
}
