import type { Values } from './read-values';

const SOURCE = /^(?:'none'|'self'|https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::(?:\d{1,5}|\*))?)$/i;

/** Reads who may frame the documents of the site (decision 17); nothing else of a policy gets in with it. */
export function frameAncestorsOf(values: Values): string | undefined {
  const text = values.given('FRAME_ANCESTORS');
  if (text?.split(/\s+/).every((each) => SOURCE.test(each)) === false) {
    values.problems.push(`FRAME_ANCESTORS is "${text}"; it should be 'none', 'self' or origins, with spaces between.`);
  }
  return text;
}
