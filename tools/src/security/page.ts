import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/** One requirement as `docs/security.md` answers it. */
export interface Row {
  readonly number: string;
  readonly asks: string;
  readonly state: string;
  readonly answer: string;
}

/** The page as text. */
export const page = (): string => readFileSync(path.join(root, 'docs', 'security.md'), 'utf8');

/** Every row of the page that begins with the number of a requirement. */
export function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [, number = '', asks = '', state = '', answer = ''] = line.split('|').map((cell) => cell.trim());
      return { number: number.replace(/ L[12]$/, ''), asks, state, answer };
    });
}

/** The tests that a row names, such as `ledger.test`. */
export const testsOf = ({ answer }: Row): string[] =>
  [...answer.matchAll(/`([\w-]+\.(?:test|spec))`/g)].map(([, name = '']) => name);

/** The numbers of the decisions that a text names. */
export const decisionsOf = (text: string): number[] =>
  [...text.matchAll(/decisions? (\d+)(?:, (\d+))?(?: and (\d+))?/gi)].flatMap(([, ...found]) =>
    found.filter((each) => each !== undefined).map(Number),
  );
