import { readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@foyer/shared/contract';
import { sentences } from '@foyer/shared/contract/schemas';
import { root } from '../paths';
import { callsTable, withTable } from './calls-table';

const page = readFileSync(path.join(root, 'docs', 'guides', 'back-end.md'), 'utf8');

it('the page on back ends has the calls of today; `pnpm guides` writes them', () => {
  expect(page === withTable(page) ? 'as it is' : 'run pnpm guides').toBe('as it is');
});

it('every call has a row, and a sentence that says what it owes', () => {
  const rows = callsTable().split('\n').slice(2);
  expect(rows).toHaveLength(Object.keys(calls).length);
  for (const [name, { method, path: at }] of Object.entries(calls))
    expect(rows.filter((row) => row.startsWith(`| \`${name}\` | \`${method} ${at}\` |`))).toHaveLength(1);
  expect(Object.values(sentences).filter((sentence) => sentence.split(' ').length < 4)).toEqual([]);
});

it('a body of two forms shows both', () => {
  expect(callsTable()).toContain('| `PUT /wps/message/read` | member | { ids } or { upTo } |');
});

it('a page without a place for it is refused', () => {
  expect(() => withTable('# Something else')).toThrow('no place for the table');
});
