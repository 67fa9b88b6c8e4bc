export interface XmlSummary {
  readonly root: string;
  readonly names: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly ids: readonly string[];
  /** Ids that the document refers to by `url(#…)` or `href="#…"`. */
  readonly references: readonly string[];
  readonly text: string;
}

/**
 * Parses a small XML document.
 * @throws Error for wrong nesting, an unquoted or repeated attribute, or a forbidden character
 */
export function readXml(source: string): XmlSummary {
  const names: string[] = [];
  const attributes: [string, string][] = [];
  const open: string[] = [];
  let text = '';
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`${why} at ${at}: ${source.slice(Math.max(0, at - 40), at + 40)}`);
  };
  const takeName = (): string => {
    const start = at;
    while (at < source.length && !' />=<"\''.includes(source.charAt(at))) at += 1;
    return at === start ? fail('A name is missing') : source.slice(start, at);
  };
  while (at < source.length) {
    if (source[at] !== '<') {
      if (open.length === 0) fail('Text outside the root');
      if (source[at] === '>' || source[at] === '&') fail('A bare character');
      text += source[at];
      at += 1;
      continue;
    }
    at += 1;
    if (source[at] === '/') {
      at += 1;
      const name = takeName();
      if (open.pop() !== name || source[at] !== '>') fail(`</${name}> closes nothing`);
      at += 1;
      continue;
    }
    const name = takeName();
    if (open.length === 0 && names.length > 0) fail('A second root');
    names.push(name);
    const seen = new Set<string>();
    while (source[at] === ' ') {
      at += 1;
      const key = takeName();
      if (source.slice(at, at + 2) !== '="') fail('An attribute without quotes');
      const end = source.indexOf('"', at + 2);
      const value = source.slice(at + 2, end);
      if (end < 0 || value.includes('<') || seen.has(key)) fail(`The attribute ${key} is not allowed`);
      seen.add(key);
      attributes.push([key, value]);
      at = end + 1;
    }
    if (source.slice(at, at + 2) === '/>') at += 2;
    else if (source[at] === '>') {
      open.push(name);
      at += 1;
    } else fail('A tag does not end');
  }
  if (open.length > 0) fail(`<${open.at(-1)}> stays open`);
  const ids = attributes.flatMap(([key, value]) => (key === 'id' ? [value] : []));
  const references = attributes.flatMap(([key, value]) => {
    if (key === 'href') return [value.slice(1)];
    return value.startsWith('url(#') ? [value.slice(5, -1)] : [];
  });
  return { root: names[0] ?? '', names, attributes, ids, references, text: text.trim() };
}
