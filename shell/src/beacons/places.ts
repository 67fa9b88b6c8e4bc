/** A place in a stack, as all browsers write it. */
const PLACE = /(https?:\/\/[^/\s()@]+)(\/[a-z][a-z0-9-]*\/[\w.+-]+\/[\w.-]+\.js)(?:\?[^:\s()]*)?(:\d+:\d+)/g;

/** Places of a stack that a beacon holds. */
const TOLD = 3;

/**
 * The places of a stack in released scripts of this origin, the innermost first, without origin and query. Nothing else of a
 * stack leaves the browser: names in it may be of extensions or of whoever is logged in.
 */
export const placesIn = (stack: string): string[] =>
  [...stack.matchAll(PLACE)]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , file, position]) => `${file}${position}`)
    .slice(0, TOLD);

/** Part and version of a place. */
export function releaseOf(place: string): { part: string; version: string } {
  const [, part = '', version = ''] = place.split('/');
  return { part, version };
}
