import { type Static, Type } from '@sinclair/typebox';
import { type Envelope, readAs, readEnvelope, signerOf } from './envelope';
import { isPublicKey, type PublicKey } from './keys';
import { LogHead } from './log-head';
import { Refused } from './refused';

const Key = Type.Object({ key: Type.String() });
const Until = Type.Object({ key: Type.String(), expires: Type.String() });

const TrustForm = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  root: Type.Array(Key, { minItems: 1, maxItems: 8 }),
  teams: Type.Record(Type.String(), Type.Array(Type.Union([Until, Key]), { maxItems: 16 })),
  online: Type.Array(Until, { maxItems: 8 }),
  /** The log of the host as the root found it: what stands in it counts, whoever wrote it (decision 98). */
  log: Type.Optional(LogHead),
});

/**
 * Whose signatures count on a site, by public keys. `root` signs the next version of this, `teams` sign releases of their part (`*`:
 * of any), `online` signs which of those are live. Moments are ISO 8601.
 */
export type Trust = Static<typeof TrustForm>;

/** A version of it as it is kept: with the file's own text, which later versions are compared with. */
export interface KnownTrust extends Trust {
  readonly json: string;
}

/** A team's key; without `expires` it counts until it is retired. */
export interface TeamKey {
  readonly key: PublicKey;
  readonly expires?: string;
}

function readTrust(json: string, what: string): { envelope: Envelope; trust: Trust } {
  const envelope = readEnvelope(json, what);
  const trust = readAs(TrustForm, envelope.text, what);
  const keys = [...trust.root, ...trust.online, ...Object.values(trust.teams).flat()];
  const moments = keys.flatMap((each: TeamKey) => (each.expires === undefined ? [] : [each.expires]));
  if (!keys.every(({ key }) => isPublicKey(key)) || moments.some((each) => Number.isNaN(Date.parse(each))))
    throw new Refused(`${what} has a key or a moment that is none.`, { check: 'form' });
  return { envelope, trust };
}

/**
 * The newest version of a site's trust. Each version is signed by its own root, and by the root of the version before, so that a new
 * root is one that the old one named.
 *
 * @param files the versions of the site, in any order: the texts of its files
 * @param anchor the root's public key, known from elsewhere; without it the oldest version is believed
 * @param known the newest version that was accepted before; older ones do not count any more
 * @throws Refused when no version begins with the anchor, or one is not signed by whom it should be
 */
export function newestTrust(files: readonly string[], anchor?: PublicKey, known?: KnownTrust): KnownTrust {
  const read = files
    .map((json) => ({ json, ...readTrust(json, 'A version of the trust') }))
    .sort((a, b) => a.trust.version - b.trust.version);
  let last = known;
  for (const { json, envelope, trust } of read) {
    const what = `Version ${trust.version} of the trust`;
    if (last === undefined) {
      const roots = anchor === undefined ? trust.root : trust.root.filter(({ key }) => key === anchor);
      // A version from before the anchor was the root.
      if (roots.length === 0) continue;
      if (signerOf('trust', envelope, roots) === undefined)
        throw new Refused(`${what} is not signed by its root.`, { check: 'foreign' });
    } else {
      if (trust.version <= last.version) {
        if (trust.version === last.version && json !== last.json)
          throw new Refused(`${what} is not the one that was seen before.`, { check: 'changed' });
        continue;
      }
      if (trust.version !== last.version + 1)
        throw new Refused(`${what} follows version ${last.version}: one is missing.`, { check: 'missing' });
      if (!signerOf('trust', envelope, last.root) || !signerOf('trust', envelope, trust.root))
        throw new Refused(`${what} is not signed by the root of before and its own.`, { check: 'foreign' });
    }
    last = { ...trust, json };
  }
  if (last === undefined)
    throw new Refused('No version of the trust begins with the root that is expected.', { check: 'foreign' });
  return last;
}

/** Keys that may sign releases of a part. */
export const teamKeysOf = ({ teams }: Trust, part: string): TeamKey[] => [
  ...(Object.hasOwn(teams, part) ? (teams[part] ?? []) : []),
  ...(teams['*'] ?? []),
];
