import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPart } from '../build/build-part';
import { othersOfFolder } from '../build/release-info';
import { partFolder, root } from '../paths';
import type { LiveFiles } from '../release/documents';
import { goLive } from '../release/generation';
import { takeMaps } from '../release/maps';
import { publish } from '../release/publish';
import { promote, withSite } from '../release/releases';
import { releaseAll } from '../release-all';
import { buildOne, type OneBuild } from './one-build';
import { oneFolder } from './one-build-files';

/** The small change of the second release: one attribute of the home page's games. */
const change = {
  file: path.join('src', 'home-games', 'home-games.widget.tsx'),
  from: "<section aria-label={t('home.games')}>",
  to: '<section data-release="again" aria-label={t(\'home.games\')}>',
};

/** A copy of the games remote at a fixed path, because names are made of paths. */
function copyOfGames(changed: boolean): string {
  const from = partFolder('games');
  const folder = path.join(root, '.cache', 'bench', 'games');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (source) => path.basename(source) !== 'node_modules' });
  symlinkSync(path.join(from, 'node_modules'), path.join(folder, 'node_modules'));
  if (changed) {
    const file = path.join(folder, change.file);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(change.from)) throw new Error(`${file} has no ${change.from} to change`);
    writeFileSync(file, source.replace(change.from, change.to));
  }
  return folder;
}

/** Puts the federated site on a host folder: `base` is live, and with `again` `after` has games released again. */
export async function federatedSite(site: string, again: boolean): Promise<void> {
  await releaseAll(site);
  if (!again) return;
  const games = await buildPart('games', { from: copyOfGames(true) });
  await withSite(site, () => {
    publish(site, games);
    promote(site, 'games', games.info.version, 'after');
  });
}

const filesOf = ({ html, discovery, first }: OneBuild): LiveFiles => ({
  own: new Map([
    ['index.html', html],
    ['discovery.json', JSON.stringify(discovery)],
  ]),
  first: new Map(
    Object.entries(first).map(([file, block]) => [file.replace(/^\/?first\//, ''), JSON.stringify(block)]),
  ),
});

/** Puts the one build on a host folder, with `again` before and after the same change, compressed as a release. */
export async function oneBuildSite(site: string, again: boolean): Promise<void> {
  const out = path.join(root, '.cache', 'bench', 'one');
  rmSync(out, { recursive: true, force: true });
  // Both are built from one path.
  const before = await buildOne(path.join(out, 'before'), again ? { games: copyOfGames(false) } : {});
  const after = again ? await buildOne(path.join(out, 'after'), { games: copyOfGames(true) }) : undefined;
  const files = path.join(out, 'files');
  for (const { folder } of after === undefined ? [before] : [before, after]) cpSync(folder, files, { recursive: true });
  takeMaps(files);
  const [, name = '', version = ''] = oneFolder.split('/');
  const nothing = { integrity: {}, exposes: {}, pages: {}, widgets: {}, shared: {} };
  const info = { name, version, entry: 'index.html', ...nothing, others: othersOfFolder(files, {}) };
  writeFileSync(path.join(files, 'release.json'), JSON.stringify(info));
  await withSite(site, () => publish(site, { info, folder: files, fresh: true }));
  goLive(
    site,
    new Map([['base', filesOf(before)], ...(after === undefined ? [] : [['after', filesOf(after)] as const])]),
  );
}
