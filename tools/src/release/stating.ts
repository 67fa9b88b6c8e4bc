import {
  checkStatement,
  countingSignature,
  type Documents,
  hashOfDocuments,
  releasesOfAll,
  type Statement,
  signatureOf,
} from '@foyer/shared/trust';
import { onlineKey } from '../trust/online-key';
import { trustOf } from '../trust/trust-files';
import type { LiveFiles } from './documents';
import type { Live, Stating } from './generation';
import type { LogEntry } from './log';
import { headOf } from './log-file';
import { remember } from './log-memory';
import { signaturesOf } from './signatures';

/** How long a statement lasts, unless its key ends before. */
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** All files of a channel by the names that readers know. */
const documentsOf = ({ own, first }: LiveFiles): Documents =>
  new Map([...own, ...[...first].map(([name, content]) => [`first/${name}`, content] as const)]);

const keyOf = ({ part, version, description }: Statement['releases'][number]): string =>
  `${part} ${version} ${description}`;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/**
 * What a host would say of live files; undefined where it demands no trust.
 * @param decided the parts that a decision is about: keys of their teams must not have expired
 * @throws Refused when a release of them, fallbacks included, has no signature that counts
 */
export function statingOf(
  site: string,
  log: readonly LogEntry[],
  live: Live,
  decided: readonly string[] = [],
): Stating | undefined {
  const trust = trustOf(site);
  if (trust === undefined) return undefined;
  const different = new Map([...new Set(live.values())].map((files) => [files, documentsOf(files)]));
  const releases = releasesOfAll(different.values()).map((release) => {
    const when = decided.includes(release.part) ? Date.now() : undefined;
    return { ...release, ...countingSignature(trust, release, signaturesOf(log, release), when) };
  });
  const hashes = new Map([...different].map(([files, documents]) => [files, hashOfDocuments(documents)]));
  const channels = Object.fromEntries([...live].map(([channel, files]) => [channel, hashes.get(files) ?? '']));
  return {
    isSaidBy(json) {
      try {
        const { statement } = checkStatement(json, trust, undefined, 0);
        return (
          same(Object.entries(statement.channels).map(String), Object.entries(channels).map(String)) &&
          same(statement.releases.map(keyOf), releases.map(keyOf))
        );
      } catch {
        return false;
      }
    },
    serialOf(json) {
      try {
        return checkStatement(json, trust, undefined, 0).statement.serial;
      } catch {
        return 0;
      }
    },
    check: () => void onlineKey(site, trust),
    make(above) {
      const { key, expires } = onlineKey(site, trust);
      const now = Date.now();
      const statement: Statement = {
        // Milliseconds, so that it rises also on a host that was put back from a copy.
        serial: Math.max(above + 1, now),
        at: new Date(now).toISOString(),
        expires: new Date(Math.min(now + LASTS_MS, Date.parse(expires))).toISOString(),
        ...{ trust: trust.version, channels, releases, log: headOf(site) },
      };
      const text = JSON.stringify(statement);
      remember(site);
      return JSON.stringify({ text, signatures: [signatureOf('statement', text, key)] });
    },
  };
}
