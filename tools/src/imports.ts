import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { complaintsOf } from './imports/complaints';
import { circlesOfGroups } from './imports/groups';
import { look } from './imports/look';
import { drawAnew, staleIn } from './imports/pictures';
import { packages, rules } from './imports/rules';
import { root } from './paths';

/** `pnpm imports` looks for circles and stale pictures; `pnpm imports --draw` updates the pictures in docs/architecture.md. */
const page = path.join(root, 'docs', 'architecture.md');

const files = await look(root, packages, rules);
if (process.argv.includes('--draw')) writeFileSync(page, drawAnew(readFileSync(page, 'utf8'), files.modules));
const stale = staleIn(readFileSync(page, 'utf8'), files.modules);
if (stale.length > 0) {
  console.error(`docs/architecture.md has outdated pictures of ${stale.join(', ')}. Run \`pnpm imports --draw\`.`);
  process.exitCode = 1;
}
const complaints = [...complaintsOf(files), ...circlesOfGroups(files.modules)];
if (complaints.length > 0) {
  console.error(
    `${complaints.join('\n')}\n\n` +
      'Move what two folders share below both. Pass in what a lower folder needs from a higher one. Keep a type in the room that ' +
      'owns it (docs/decisions/0034).',
  );
  process.exit(1);
}
if (process.exitCode === undefined) console.log(`${files.summary.totalCruised} files, no circle.`);
