import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';

/** Changes files of a build: gives the new content of one, or nothing where it stays. */
type Change = (file: string, content: string, info: ReleaseInfo) => string | undefined;

/** The English title of the list of games is another one. */
export const titled =
  (title: string): Change =>
  (file, content) =>
    file.startsWith('i18n-EN')
      ? content.replace(/(["']?list\.title["']?:\s*["'])[^"']*/, (_, before: string) => before + title)
      : undefined;

/** What home and the list of games show throws when it is loaded. */
export const broken: Change = (file, _, { exposes }) =>
  ['game-list', 'home-games'].some((expose) => exposes[expose]?.js.includes(file))
    ? 'throw new Error("broken on purpose");'
    : undefined;

/** The shell throws before anything of it runs. */
export const notStarting: Change = (file, content) =>
  file.startsWith('main.') && file.endsWith('.js') ? `throw new Error("broken on purpose");${content}` : undefined;

/** The same shell, with a mark that nobody sees. */
export const marked: Change = (file, content) =>
  file.startsWith('main.') && file.endsWith('.js') ? `${content}\n/* marked */` : undefined;

/** The name of a release's container and of its list of chunks, which its scripts carry (see `remote-config.ts`). */
const nameOf = (part: string, version: string): string => `${part}_${version.replace(/\W/g, '_')}`;

/**
 * Makes a finished build of a release that is on the host, with another version and some changed files, and describes it as the build
 * tool does.
 * @param use is given its folder, which is removed afterwards
 * @throws when nothing is changed
 */
export async function withChangedBuild(
  release: string,
  version: string,
  change: Change,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-story-build-'));
  try {
    cpSync(release, folder, { recursive: true, filter: (source) => !/[.](br|gz)$/.test(source) });
    const description = path.join(folder, 'release.json');
    const info = JSON.parse(readFileSync(description, 'utf8')) as ReleaseInfo;
    let isChanged = false;
    const renamed = (text: string): string =>
      text
        .replaceAll(nameOf(info.name, info.version), nameOf(info.name, version))
        .replaceAll(`/${info.name}/${info.version}/`, `/${info.name}/${version}/`);
    const hashes = new Map<string, string>();
    for (const [file, hash] of Object.entries(info.integrity)) {
      const before = readFileSync(path.join(folder, file), 'utf8');
      const changed = change(file, before, info) ?? before;
      isChanged ||= changed !== before;
      const after = renamed(changed);
      writeFileSync(path.join(folder, file), after);
      info.integrity[file] = integrityOf(after);
      hashes.set(hash, integrityOf(after));
    }
    if (!isChanged) throw new Error(`nothing of ${release} was changed for ${version}`);
    // A shell's document names its scripts with their hashes.
    if (info.others?.[info.entry] !== undefined) {
      const html = renamed(readFileSync(path.join(folder, info.entry), 'utf8'));
      const after = [...hashes].reduce((text, [before, now]) => text.replaceAll(before, now), html);
      writeFileSync(path.join(folder, info.entry), after);
      info.others[info.entry] = integrityOf(after);
    }
    writeFileSync(description, JSON.stringify({ ...info, version }));
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
