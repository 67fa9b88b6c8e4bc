import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './guides/calls-table';
import { root } from './paths';

/** Writes the table of calls into the page on back ends; a test is red where it is not that of today. */
const file = path.join(root, 'docs', 'guides', 'back-end.md');
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
