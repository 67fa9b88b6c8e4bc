const TAG = /<(\/?)[a-zA-Z][\w-]*(?:"[^"]*"|[^">])*>/g;
const CONTROL = / name="([^"]+)"/g;

interface Element {
  readonly start: number;
  readonly end: number;
}

/** The elements of some markup of React, the inner ones before those around them. */
function elementsIn(markup: string): Element[] {
  const open: number[] = [];
  const found: Element[] = [];
  for (const { 0: tag, 1: slash, index } of markup.matchAll(TAG)) {
    const end = index + tag.length;
    if (slash) found.push({ start: open.pop() ?? 0, end });
    else if (tag.endsWith('/>')) found.push({ start: index, end });
    else open.push(index);
  }
  return found;
}

/**
 * The largest element around a control whose controls are all among some names.
 * @throws where no control has the name
 */
export function elementWith(markup: string, name: string, names: readonly string[]): string {
  const controls = [...markup.matchAll(CONTROL)].map(({ 1: each = '', index }) => ({ name: each, index }));
  const own = controls.find((control) => control.name === name);
  if (own === undefined) throw new Error(`The page has no field ${name}`);
  const largest = elementsIn(markup)
    .filter(({ start, end }) => start <= own.index && own.index < end)
    .findLast(({ start, end }) =>
      controls.every((control) => control.index < start || control.index >= end || names.includes(control.name)),
    );
  return markup.slice(largest?.start, largest?.end ?? 0);
}

/** Markup whose fields have ids by their names, so that they are the same wherever in a page they stand. */
export const idsByName = (markup: string): string =>
  [...markup.matchAll(TAG)].reduce((made, [tag]) => {
    const id = / id="([^"]+)"/.exec(tag)?.[1];
    const name = / name="([^"]+)"/.exec(tag)?.[1];
    return id && name ? made.replaceAll(id, `field-${name}`) : made;
  }, markup);
