import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browsers } from './build/browsers';
import { buildPart } from './build/build-part';
import { buildConsole, buildDesk } from './build/desk';
import { buildStudioPage } from './build/studio-page';
import { type BuiltFile, judge } from './floor/judge';
import { partNames, root } from './paths';

const studio = path.join(root, 'platform/src/studio/dist');

const filesOf = (name: string, folder: string): BuiltFile[] =>
  readdirSync(folder)
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => ({ name: `${name}/${file}`, text: readFileSync(path.join(folder, file), 'utf8') }));

if (!existsSync(studio)) await buildStudioPage();
const desk = path.join(root, 'platform/src/desk/dist');
const merchants = path.join(root, 'platform/src/console/dist/console');
await buildDesk(desk);
await buildConsole(merchants);
const files = [
  ...filesOf('studio', studio),
  ...[desk, path.join(desk, 'files')].flatMap((folder) => filesOf('desk', folder)),
  ...[merchants, path.join(merchants, 'files')].flatMap((folder) => filesOf('console', folder)),
];
for (const part of partNames) files.push(...filesOf(part, (await buildPart(part)).folder));
const problems = judge(files);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\n${problems.length} problems: the floor is ${browsers.join(', ')} (decision 38, tools/src/floor/allowed.ts).`,
  );
  process.exitCode = 1;
} else console.log(`${files.length} built files use nothing newer than ${browsers.join(', ')}.`);
