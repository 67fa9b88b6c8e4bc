import type { KeyObject } from 'node:crypto';
import { countingSignature, type NamedRelease, type Signature, signatureOf, textOfRelease } from '@foyer/shared/trust';
import { trustOf } from '../trust/trust-files';
import { appendLog, type LogEntry, readLog, type Signed } from './log';
import { openRelease } from './pinned';

/** The signatures of a release in the log. */
export const signaturesOf = (
  log: readonly LogEntry[],
  { part, version }: Omit<NamedRelease, 'description'>,
): Signature[] =>
  log.flatMap((entry) =>
    entry.kind === 'sign' && entry.part === part && entry.version === version
      ? [{ key: entry.key, signature: entry.signature }]
      : [],
  );

/** Signs a description with the key of a team. Neither host nor build are touched. */
export const signed = (release: NamedRelease, key: KeyObject): Signature =>
  signatureOf('release', textOfRelease(release), key);

/**
 * Adds the signature of a team to the log (decision 81).
 * @param signature made elsewhere, or a key to make it with
 * @returns whether it was not there yet
 * @throws when the release is not as it was published, or the host demands trust and the signature does not count
 */
export function addSignature(
  site: string,
  part: string,
  version: string,
  signature: Signature | { readonly with: KeyObject },
  from: Signed = {},
): boolean {
  const log = readLog(site);
  const release = openRelease(site, log, part, version);
  release.check();
  const named = { part, version, description: release.description };
  const { key, signature: bytes } = 'with' in signature ? signed(named, signature.with) : signature;
  const trust = trustOf(site);
  if (trust !== undefined) countingSignature(trust, named, [{ key, signature: bytes }], Date.now());
  // Each signature of a key is another one, and the first that counts is enough.
  const known = signaturesOf(log, named).filter((each) => each.key === key);
  if (known.length > 0 && (trust === undefined || counts(() => countingSignature(trust, named, known)))) return false;
  appendLog(site, { kind: 'sign', part, version, key, signature: bytes, ...from });
  return true;
}

function counts(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
