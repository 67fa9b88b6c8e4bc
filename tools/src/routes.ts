import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './build/manifest';
import { partFolder, partNames } from './paths';
import { routeRows, tableOf } from './routes/rows';

/** `pnpm routes [text]`: prints the addresses of the site (that contain the text) with page, guards, title and early calls. */
const remotes = partNames
  .filter((part) => part !== 'shell')
  .map((part) => ({
    manifest: readManifest(part, partFolder(part)),
    texts: JSON.parse(readFileSync(path.join(partFolder(part), 'src', 'i18n', 'EN.json'), 'utf8')) as Record<
      string,
      string
    >,
  }));
const wanted = process.argv[2] ?? '';
const rows = routeRows(remotes).filter((row) =>
  Object.values(row)
    .flat()
    .some((cell: string) => cell.includes(wanted)),
);
console.log(tableOf(rows).join('\n'));
