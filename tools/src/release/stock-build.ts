import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeFiles, ReleaseInfo, RemoteManifest } from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import type { BuiltPart } from '../build/build-part';
import { releasedBy } from '../build/early-calls';
import { readManifest, widgetsOf } from '../build/manifest';
import { integrityOf, integrityOfFolder, othersOfFolder } from '../build/release-info';
import { containerName } from '../build/version';
import type { PartName } from '../paths';
import { takeMaps } from './maps';
import { DESCRIPTION } from './release-files';

const MANIFEST = 'mf-manifest.json';

/** Names of files that a site serves: the rule of `releaseFileOf` on the platform, which answers nothing at other addresses. */
const SERVED = /^[0-9A-Za-z_-][0-9A-Za-z._-]{0,200}$/;

interface Assets {
  readonly sync: string[];
}

/** The parts of the manifest of a federation plugin that are read: webpack's, Rspack's and Vite's write the same. */
interface FederationManifest {
  readonly metaData: {
    readonly globalName: string;
    readonly publicPath?: string;
    readonly remoteEntry: { readonly name: string; readonly type: string };
  };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: Assets; readonly css: Assets };
  }[];
}

/** Why a stock build cannot be a release, one sentence each. */
function problemsOf(
  manifest: FederationManifest,
  container: string,
  folder: string,
  files: readonly string[],
): string[] {
  const { globalName, publicPath, remoteEntry } = manifest.metaData;
  const entry = path.join(folder, remoteEntry.name);
  const isModule = remoteEntry.type === 'module' || remoteEntry.type === 'esm';
  const chunks = new RegExp(`(webpack|rspack)Chunk${container}\\b`);
  return [
    globalName === container
      ? ''
      : `its name is "${globalName}" and has to be "${container}": two releases live in one page`,
    existsSync(entry) ? '' : `its entry ${remoteEntry.name} is not in the build`,
    isModule || !existsSync(entry) || chunks.test(readFileSync(entry, 'utf8'))
      ? ''
      : `output.uniqueName has to be "${container}": two releases must not take each other's chunks`,
    publicPath === 'auto' ? '' : "output.publicPath has to be 'auto': a release is served from its own folder",
    globSync('**/*.{mjs,cjs}', { cwd: folder }).length > 0
      ? 'its scripts have to end in .js, which hashes are taken of'
      : '',
    files.some((file) => !SERVED.test(path.basename(file)))
      ? `no site serves a file with such a name: ${files.filter((file) => !SERVED.test(path.basename(file))).join(', ')}`
      : '',
    files.some((file) => file.includes('/')) ? 'its scripts and stylesheets have to lie in one folder' : '',
  ].filter((problem) => problem !== '');
}

/** Its ranges of packages that the shell provides. Throws on a range that the shell cannot compare. */
function demandsOf({ shared }: FederationManifest): Record<string, string> {
  const demands: Record<string, string> = {};
  for (const { name, requiredVersion } of shared) {
    const key = name.startsWith('@foyer/shared/') ? '@foyer/shared' : name;
    if (key !== '@foyer/shared' && key !== 'react' && key !== 'react-dom') continue;
    if (!/^\^\d+\.\d+\.\d+$/.test(requiredVersion))
      throw new Error(`${name} is asked for as "${requiredVersion}": say a range such as "^19.0.0"`);
    demands[key] = requiredVersion;
  }
  return demands;
}

/** The files of each expose. Any of them may import the remaining files, so none has a list of imports. */
const exposesOf = ({ exposes }: FederationManifest): Record<string, ExposeFiles> =>
  Object.fromEntries(
    exposes.map(({ path: name, assets }) => [name.replace('./', ''), { js: assets.js.sync, css: assets.css.sync }]),
  );

/** The exposes that the shell will ask for, by `remote.json`. */
function asked(declared: RemoteManifest): string[] {
  const pages = Object.values(declared.pages).map(({ page }) => page);
  const widgets = widgetsOf(declared).flatMap(([, list]) => list.map(({ widget }) => widget));
  return [...pages, ...widgets, 'i18n-EN', 'i18n-TY'];
}

/**
 * Describes another team's build with the stock plugin of `@module-federation/enhanced` (decision 32): its manifest is the
 * entry, and every script and stylesheet gets its current hash. Writes the description into the folder, and its maps beside it.
 * @param sources folder with its `remote.json`
 * @param folder finished build with `mf-manifest.json`
 * @param address of its files at another origin (decision 95)
 * @throws without a manifest, or with all reasons why it cannot be a release
 */
export function stockBuild(
  part: PartName,
  version: string,
  sources: string,
  folder: string,
  address?: string,
): BuiltPart {
  const declared = readManifest(part, sources);
  const bytes = readFileSync(path.join(folder, MANIFEST));
  const manifest = JSON.parse(bytes.toString()) as FederationManifest;
  takeMaps(folder);
  const scripts = integrityOfFolder(folder);
  const exposes = exposesOf(manifest);
  const missing = asked(declared).filter((name) => !(name in exposes));
  const problems = problemsOf(manifest, containerName(part, version), folder, Object.keys(scripts));
  if (missing.length > 0) problems.push(`it does not expose ${missing.join(', ')}`);
  if (problems.length > 0) throw new Error(`${part} ${version} cannot be published: ${problems.join('; ')}`);
  const integrity = { ...scripts, [MANIFEST]: integrityOf(bytes) };
  const info: ReleaseInfo = {
    name: part,
    version,
    ...(address && { address }),
    entry: MANIFEST,
    integrity,
    others: othersOfFolder(folder, integrity),
    exposes,
    ...releasedBy(declared),
    shared: demandsOf(manifest),
  };
  writeFileSync(path.join(folder, DESCRIPTION), `${JSON.stringify(info, null, 1)}\n`);
  return { info, folder, fresh: true };
}
