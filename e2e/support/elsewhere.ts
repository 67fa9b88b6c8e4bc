import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OtherOrigin, serveElsewhere } from './other-origin';
import { release, workspace } from './release';
import { buildFixture } from './stock';

/** Releases of content whose files lie at another origin: one of our build, and a stock one as scripts and as modules. */
type Elsewhere = 'own' | 'scripts' | 'modules';

const fixture = (name: string): string => path.join(workspace, 'e2e', 'fixtures', name);

export interface Team extends OtherOrigin {
  readonly versions: Readonly<Record<Elsewhere, string>>;
  /** Another origin with the same files, which no site allows. */
  readonly third: string;
}

/** A team with a host of its own: builds three releases, puts them there, and publishes them by their addresses. */
export async function teamElsewhere(): Promise<Team> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-elsewhere-'));
  const [here, third] = [await serveElsewhere(folder), await serveElsewhere(folder)];
  // A release never changes, its address neither: another run has another port.
  const { port } = new URL(here.origin);
  const versions = { own: `6.0.0-${port}`, scripts: `6.0.1-${port}`, modules: `6.0.2-${port}` };
  const placeOf = (version: string) => path.join(folder, 'content', version);
  const publish = (version: string, ...how: string[]) =>
    release('publish', 'content', ...how, '--build', placeOf(version), '--url', `${here.origin}/content/${version}/`);

  const { own } = versions;
  const site = path.join(folder, 'site');
  await release('--site', site, 'publish', 'content', '--as', own, '--from', fixture('own-remote'));
  mkdirSync(placeOf(own), { recursive: true });
  const isFile = (source: string) => !/[.](br|gz)$/.test(source);
  cpSync(path.join(site, 'content', own), placeOf(own), { recursive: true, filter: isFile });
  await publish(own);
  for (const builtAs of ['scripts', 'modules'] as const) {
    const version = versions[builtAs];
    const out = await buildFixture('stock-remote', { RELEASE: version, MODULES: builtAs === 'modules' ? '1' : '' });
    cpSync(out, placeOf(version), { recursive: true });
    rmSync(out, { recursive: true });
    await publish(version, '--as', version, '--from', fixture('stock-remote'));
  }
  return {
    ...here,
    versions,
    third: third.origin,
    async close() {
      await Promise.all([here.close(), third.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
