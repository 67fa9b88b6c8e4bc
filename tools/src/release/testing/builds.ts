import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import type { BuiltPart } from '../../build/build-part';
import { integrityOf, othersOfFolder } from '../../build/release-info';

interface BuildOfTest {
  readonly files?: Readonly<Record<string, string>>;
  readonly info?: Partial<ReleaseInfo>;
}

const SHELL = { 'index.html': 'shell of ', 'main.js': 'main of ', 'main.css': 'styles of ', 'sw.js': 'worker of ' };
const REMOTE = {
  'remoteEntry.js': 'entry of ',
  'list.js': 'list of ',
  'list.css': 'styles of ',
  'logo.svg': 'logo of ',
};

/** A part's files: scripts, stylesheets and others. */
export const filesOfPart = (name: string, version: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(name === 'shell' ? SHELL : REMOTE).map(([file, text]) => [file, `${text}${name} ${version}`]),
  );

/** A policy as the document of a shell has it, into which folders at other origins are written (decision 95). */
export const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-x'; img-src *">`;

/** A shell that loads files of other origins. */
export const shellForOthers = (version: string): BuiltPart =>
  build('shell', version, {
    files: { ...filesOfPart('shell', version), 'index.html': POLICY },
    info: { elsewhere: true },
  });

/** Describes a folder as the build does, with the hash of every file. */
function describe(folder: string, given: Partial<ReleaseInfo> & Pick<ReleaseInfo, 'name' | 'version'>) {
  const info: ReleaseInfo = {
    ...{ entry: given.name === 'shell' ? 'index.html' : 'remoteEntry.js', integrity: {} },
    ...{ exposes: {}, pages: {}, widgets: {}, shared: {} },
    ...given,
  };
  info.others = othersOfFolder(folder, info.integrity);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(info));
  return info;
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

export function build(name: string, version: string, { files, info }: BuildOfTest = {}): BuiltPart {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-build-'));
  made.push(folder);
  const all = files ?? filesOfPart(name, version);
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const loaded = Object.entries(all).filter(([file]) => /\.(js|css)$/.test(file) && file !== 'sw.js');
  const integrity = Object.fromEntries(loaded.map(([file, text]) => [file, integrityOf(text)]));
  return { info: describe(folder, { name, version, integrity, ...info }), folder, fresh: true };
}
