import { isMap, isNode, isScalar, parseDocument } from 'yaml';

const oneLine = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');

/**
 * Sets one member in the text of a JSON file and leaves every other character as it was, so that a difference shows what came.
 * @param within names of the objects that lead to it, e.g. `['pages']`; the first is made where it lacks
 * @returns the whole text
 */
export function withMember(text: string, within: readonly string[], key: string, value: unknown): string {
  const document = parseDocument(text);
  const object = within.length > 0 ? document.getIn(within, true) : document.contents;
  if (!isMap(object)) {
    const [missing, ...deeper] = [...within].reverse();
    if (missing === undefined) throw new Error('is no object');
    return withMember(text, deeper.reverse(), missing, { [key]: value });
  }
  const margin = '  '.repeat(within.length + 1);
  const there = object.items.find((item) => isScalar(item.key) && item.key.value === key)?.value;
  if (isNode(there) && there.range) {
    const [from, to] = there.range;
    return text.slice(0, from) + oneLine(value) + text.slice(to);
  }
  const member = `${JSON.stringify(key)}: ${oneLine(value)}`;
  const last = object.items.at(-1)?.value;
  if (isNode(last) && last.range) {
    const [, end] = last.range;
    return `${text.slice(0, end)},\n${margin}${member}${text.slice(end)}`;
  }
  const [from, to] = object.range ?? [0, text.length];
  return `${text.slice(0, from)}{\n${margin}${member}\n${margin.slice(2)}}${text.slice(to)}`;
}
