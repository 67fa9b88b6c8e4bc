import { savesData } from '@foyer/shared/device';
import { dictionaryOf, type LanguageCode } from '@foyer/shared/i18n';
import type { DescriptionFile, ReleaseInfo } from '@foyer/shared/remote';
import { afterLoad } from '../after-load';
import { folderOf } from '../boot/preload';
import { boot } from '../boot/state';
import { unmetDemands } from '../boot/versions';
import { deadline } from './deadline';
import type { LoadableRelease } from './loadable-release';

const asked = new Map<string, Promise<ReleaseInfo>>();

async function ask({ url, integrity }: DescriptionFile): Promise<ReleaseInfo> {
  const { files } = boot();
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  files.know(folder, { [url.slice(folder.length)]: integrity });
  const asset = files.asset(url);
  if (!asset) throw new Error(`${url} was never released`);
  const answer = await fetch(asset.url, { integrity: asset.integrity, signal: deadline(asset.timeout) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const info = (await answer.json()) as ReleaseInfo;
  files.know(folder, info.integrity, info.exposes);
  return info;
}

/**
 * Fetches the description of a release once and registers its files. Its hash must be the one in the discovery document. After
 * a failure the next caller fetches again (decision 0015).
 * @throws when it is late or has another hash
 */
export function describe(file: DescriptionFile): Promise<ReleaseInfo> {
  const known = asked.get(file.url);
  if (known) return known;
  const answer = ask(file);
  asked.set(file.url, answer);
  answer.catch(() => asked.delete(file.url));
  return answer;
}

/** Resolves when the files of an expose are known: at once for first files of this address. Throws as `describe` does. */
export async function ensureKnown({ folder, files }: LoadableRelease, expose: string): Promise<void> {
  if (files && !boot().files.exposeOf(folder, expose)) await describe(files);
}

/** Resolves when the shell's own files are known: at once when the server filled in the first files. */
export async function ensureShellKnown(code: LanguageCode): Promise<void> {
  const shell = boot().chosen['shell'];
  const texts = `i18n-${dictionaryOf(code)}`;
  if (shell?.extras.files && !boot().files.exposeOf(folderOf(shell), texts)) await describe(shell.extras.files);
}

/** Fetches the descriptions of all remotes that this shell can run. Failures are ignored here. */
function describeAll(): void {
  const { shell, ...remotes } = boot().chosen;
  for (const { extras } of Object.values(remotes)) {
    if (extras.files && unmetDemands(extras.shared, shell).length === 0) describe(extras.files).catch(() => undefined);
  }
}

/** Fetches them later, so that nothing on the screen waits; never for who saves data: then what needs a file waits for its description. */
export function describeAllLater(): void {
  if (!savesData()) afterLoad(describeAll);
}
