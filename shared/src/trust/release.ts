import { isSignedBy, nameOfKey, type Signature } from './keys';
import { Refused } from './refused';
import { type TeamKey, type Trust, teamKeysOf } from './trust';

/** A release, by the hash of its description (`release.json`), which has the hashes of all of its files. */
export interface NamedRelease {
  readonly part: string;
  readonly version: string;
  readonly description: string;
}

/** The text that a team signs. */
export const textOfRelease = ({ part, version, description }: NamedRelease): string =>
  `${part}\n${version}\n${description}\n`;

/**
 * The signature of a release that counts.
 * @param when the moment (ms) that the key still has to count at; without it an expired key does, too
 * @throws Refused when it has none, or only those of keys that are foreign, retired or expired
 */
export function countingSignature(
  trust: Trust,
  release: NamedRelease,
  signatures: readonly Signature[],
  when?: number,
): Signature {
  const { part, version } = release;
  const label = `${part} ${version}`;
  const again = 'Sign it with a key of its team: release sign';
  if (signatures.length === 0)
    throw new Refused(`${label} is not signed. ${again}`, { check: 'unsigned', part, version });
  const text = textOfRelease(release);
  const found = teamKeysOf(trust, release.part).flatMap((key: TeamKey) =>
    signatures.filter((each) => isSignedBy('release', text, each, key.key)).map((signature) => ({ key, signature })),
  );
  const names = [...new Set(signatures.map(({ key }) => key))].join(', ');
  if (found.length === 0)
    throw new Refused(
      `${label} is signed by no key that its team has (foreign, retired or forged: ${names}). ${again}`,
      { check: 'foreign', part, version },
    );
  const lasting = found.find(({ key }) => when === undefined || !(Date.parse(key.expires ?? '') <= when));
  if (lasting === undefined)
    throw new Refused(
      `${label} is signed by keys that have expired (${found.map(({ key }) => nameOfKey(key.key)).join(', ')}). ${again}`,
      { check: 'ended', part, version },
    );
  return lasting.signature;
}
