import type { Product } from './read';

export interface Source {
  file: string;
  text: string;
}

/** A cited id. Colours such as `#A001` and sizes such as `A115 %` do not count. */
const CITED = /(?<![\w#-])(?:S[1-9]-[A-Z0-9]+-[0-9]{2}|F-[A-Z]+-[0-9]{2}|[AB][0-9]{3})(?![\w-]| %)/g;

/** Finds ids that are defined twice in `docs/product/`, and cited ids without a definition: one sentence each. */
export function checkProduct(product: Product, sources: readonly Source[]): string[] {
  const ids = [...product.requirements.map(({ id }) => id), ...product.decisions];
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const unknown = sources.flatMap(({ file, text }) =>
    [...new Set(text.match(CITED))].filter((id) => !known.has(id)).map((id) => `${file} cites ${id}.`),
  );
  return [
    ...product.malformed.map((line) => `No requirement as the other lines are: ${line}`),
    ...twice.map((id) => `${id} stands twice in docs/product.`),
    ...unknown.map((sentence) => `${sentence} It stands nowhere in docs/product.`),
  ];
}
