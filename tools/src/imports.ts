import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { complaintsOf } from './imports/complaints';
import { chartOf } from './imports/draw';
import { circlesOfGroups } from './imports/groups';
import { look } from './imports/look';
import { packages, rules } from './imports/rules';
import { root } from './paths';

/** `pnpm imports` looks for circles; `pnpm imports --draw` updates the pictures in docs/architecture.md. */
const page = path.join(root, 'docs', 'architecture.md');

const files = await look(root, packages, rules);
if (process.argv.includes('--draw')) {
  const drawn = readFileSync(page, 'utf8').replace(
    /(<!-- imports of (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, place: string, end: string) =>
      `${begin}\`\`\`mermaid\n${chartOf(files.modules, place)}\n\`\`\`\n${end}`,
  );
  writeFileSync(page, drawn);
}
const complaints = [...complaintsOf(files), ...circlesOfGroups(files.modules)];
if (complaints.length > 0) {
  console.error(
    `${complaints.join('\n')}\n\n` +
      'What two folders both need belongs below them; what a lower one wants of a higher one is handed in; a type belongs to the ' +
      'room that owns it (docs/decisions/0034).',
  );
  process.exit(1);
}
console.log(`${files.summary.totalCruised} files, no circle.`);
