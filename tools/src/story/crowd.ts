import { request } from 'node:http';
import { armOf, type DiscoveredRelease, type DiscoveryDocument, pickRelease } from '@foyer/shared/remote';
import type { OwnSite } from './own-site';

/** Visitors that this story plays: two browsers behind each address of this machine (127.0.1.1 and so on, as Linux has them). */
const ADDRESSES = 60;
const BROWSERS = 2;

export interface Visitor {
  /** Name by which a browser divides visitors. */
  readonly name: string;
  readonly address: string;
  readonly browser: string;
}

export const crowd: readonly Visitor[] = Array.from({ length: ADDRESSES * BROWSERS }, (_, at) => ({
  name: (at + 4096).toString(16).padStart(24, '0'),
  address: `127.0.1.${1 + (at % ADDRESSES)}`,
  browser: `Story/${Math.floor(at / ADDRESSES)}`,
}));

/** Sends a call as a visitor's browser does, from the visitor's address. Throws when it is refused. */
function send({ port }: OwnSite, path: string, { address, browser }: Visitor, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, 'user-agent': browser, 'content-type': 'application/json' };
    const given = { host: '127.0.0.1', port, path, method: 'POST', localAddress: address, headers };
    const call = request(given, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.once('end', () => {
        if (answer.statusCode === 200 && text.includes('"success":true')) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
      });
    });
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** All releases of a part that the site gives to visitors now. */
export async function served({ address }: OwnSite, part = 'games'): Promise<readonly DiscoveredRelease[]> {
  const answer = await fetch(`${address}/discovery.json`);
  return ((await answer.json()) as DiscoveryDocument).microFrontends[part] ?? [];
}

/** The release that a visitor gets, by the rule of the site. */
export const releaseOf = (visitor: string, releases: readonly DiscoveredRelease[], part = 'games'): string =>
  pickRelease(part, releases, visitor)?.metadata.version ?? '';

/** A visitor who gets a version. Throws when nobody does. */
export function visitorOf(version: string, releases: readonly DiscoveredRelease[], part = 'games'): Visitor {
  const found = crowd.find(({ name }) => releaseOf(name, releases, part) === version);
  if (found === undefined) throw new Error(`nobody of ${crowd.length} visitors gets ${part} ${version}`);
  return found;
}

/**
 * Everybody opens the site once: each tells how the release does that they get, as the shell would.
 * @param fails of whom a version fails
 * @returns how many got each version
 */
export async function visit(
  site: OwnSite,
  fails: (version: string, at: number) => boolean = () => false,
  part = 'games',
): Promise<Readonly<Record<string, number>>> {
  const releases = await served(site, part);
  const counts: Record<string, number> = {};
  const variant = releases.length > 1 ? 'split' : 'all';
  for (const visitor of crowd) {
    const version = releaseOf(visitor.name, releases, part);
    const at = counts[version] ?? 0;
    counts[version] = at + 1;
    const failed = fails(version, at);
    const parts = [{ part, version, variant, loaded: !failed, failed }];
    await send(site, '/wps/system/beacon', visitor, { sampled: true, parts, errors: [] });
  }
  return counts;
}

/** Everybody sees what their arm of an experiment has, and tells of it once. */
export async function seeArms(site: OwnSite, experiment: string): Promise<void> {
  for (const release of await served(site))
    for (const visitor of crowd) {
      const own = armOf(release.extras.arms, visitor.name);
      const { version } = release.metadata;
      const told = { part: 'games', version, visitor: visitor.name, experiment, arm: own?.arm };
      if (own) await send(site, '/wps/system/exposure', visitor, told);
    }
}
