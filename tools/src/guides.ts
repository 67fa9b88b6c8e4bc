import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTable } from './guides/calls-table';
import { root } from './paths';

/** `pnpm guides`: writes the table of calls into the guide for back ends. A test fails when it is outdated. */
const file = path.join(root, 'docs', 'guides', 'back-end.md');
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
