import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../paths';

/** A requirement, from its line in `docs/product/`. */
export interface Requirement {
  id: string;
  owner: string;
  /** What must hold, and how it is seen. */
  text: string;
  file: string;
}

export interface Product {
  requirements: Requirement[];
  /** Ids of decisions where nothing was agreed: `A014`, `B003`. */
  decisions: string[];
  /** Lines that look like a requirement but cannot be read. */
  malformed: string[];
}

const REQUIREMENT = /^- \*\*([SF][0-9]?(?:-[A-Z0-9]+)+-[0-9]{2})\*\* \(([a-z]+)\) (.+ \*Seen:\* .+)$/;
const DECISION = /^### ([AB][0-9]{3}) \S/;

export function readPage(file: string, text: string): Product {
  const product: Product = { requirements: [], decisions: [], malformed: [] };
  for (const line of text.split('\n')) {
    const [, id, owner, said] = REQUIREMENT.exec(line) ?? [];
    const decision = DECISION.exec(line)?.[1];
    if (id && owner && said) product.requirements.push({ id, owner, text: said, file });
    else if (decision) product.decisions.push(decision);
    else if (line.startsWith('- **')) product.malformed.push(`${file}: ${line}`);
  }
  return product;
}

export function readProduct(): Product {
  const folder = path.join(root, 'docs', 'product');
  const pages = globSync('*.md', { cwd: folder })
    .sort()
    .map((file) => readPage(`docs/product/${file}`, readFileSync(path.join(folder, file), 'utf8')));
  return {
    requirements: pages.flatMap(({ requirements }) => requirements),
    decisions: pages.flatMap(({ decisions }) => decisions),
    malformed: pages.flatMap(({ malformed }) => malformed),
  };
}
