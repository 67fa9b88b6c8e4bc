import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/** A requirement with its answer in `docs/security.md`. */
export interface Row {
  readonly number: string;
  readonly asks: string;
  readonly state: string;
  readonly answer: string;
}

export const page = (): string => readFileSync(path.join(root, 'docs', 'security.md'), 'utf8');

/** Rows of the page that begin with a requirement's number. */
export function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [, number = '', asks = '', state = '', answer = ''] = line.split('|').map((cell) => cell.trim());
      return { number: number.replace(/ L[12]$/, ''), asks, state, answer };
    });
}

/** Tests that a row names, such as `ledger.test`. */
export const testsOf = ({ answer }: Row): string[] =>
  [...answer.matchAll(/`([\w-]+\.(?:test|spec))`/g)].map(([, name = '']) => name);

/** Numbers of decisions that a text names. */
export const decisionsOf = (text: string): number[] =>
  [...text.matchAll(/decisions? (\d+)(?:, (\d+))?(?: and (\d+))?/gi)].flatMap(([, ...found]) =>
    found.filter((each) => each !== undefined).map(Number),
  );
