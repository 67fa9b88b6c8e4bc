import type { Product } from './read';

/** A file of the repository that may cite ids. */
export interface Source {
  file: string;
  text: string;
}

/** An id as code, tests, comments and pages cite it; a colour such as `#A001` is none, nor is a size such as `A115 %`. */
const CITED = /(?<![\w#-])(?:S[1-9]-[A-Z0-9]+-[0-9]{2}|F-[A-Z]+-[0-9]{2}|[AB][0-9]{3})(?![\w-]| %)/g;

/** Finds ids that stand twice in `docs/product/`, and ids that are cited somewhere and stand nowhere in it: a sentence for each. */
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
