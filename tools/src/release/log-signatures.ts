import { isSignedBy, type KnownTrust, type LogHead, nameOfKey, type Signature, signatureOf } from '@foyer/shared/trust';
import { onlineKey } from '../trust/online-key';
import { trustOf } from '../trust/trust-files';
import { fileOf, headOf, type Line } from './log-file';
import { rememberedHead } from './log-memory';
import { statedHeads } from './stated-heads';

/** Lines that bring nothing live. A team adds them without the online key; the next decision signs what stands above it. */
const NEED_NONE = ['publish', 'pin', 'sign'];

const ONLINE = /,"online":(\{[^{}]*\})\}$/;

/** A line without the signature of the online key, which is what was signed, and that signature. */
function split(text: string): { readonly signed: string; readonly online: Signature | undefined } {
  const found = ONLINE.exec(text);
  if (found === null) return { signed: text, online: undefined };
  // Anybody may have written it.
  const { key, signature } = JSON.parse(found[1] ?? '') as Record<string, unknown>;
  return { signed: `${text.slice(0, found.index)}}`, online: { key: String(key), signature: String(signature) } };
}

/**
 * Signs a decision with the online key: its last line, which has the hash of all lines above (decision 98).
 * @returns the line; as it was where the host demands no trust, or nothing is decided
 * @throws Refused when no online key is at hand that counts
 */
export function withSignature(site: string, line: string, kinds: readonly string[]): string {
  const trust = trustOf(site);
  if (trust === undefined || kinds.every((kind) => NEED_NONE.includes(kind))) return line;
  const online = signatureOf('log', line, onlineKey(site, trust).key);
  return `${line.slice(0, -1)},"online":${JSON.stringify(online)}}`;
}

const isBegunBy = (site: string, lines: readonly Line[], head: LogHead): boolean => {
  const at = lines.find(({ start }) => start === head.bytes);
  const { bytes, hash } = at === undefined ? headOf(site) : { bytes: at.start, hash: at.before };
  return bytes === head.bytes && hash === head.hash;
};

/** Lines are gone or others, as who knew the log before says. Throws a sentence. */
function checkHeads(site: string, lines: readonly Line[], trust: KnownTrust): void {
  const lacks = `${fileOf(site)} lacks lines that it had, or has others`;
  const check = (head: LogHead | undefined, who: string): void => {
    if (head !== undefined && !isBegunBy(site, lines, head)) throw new Error(`${lacks}: ${who} Nothing is done.`);
  };
  check(trust.log, `the root vouched for it in version ${trust.version} of the trust.`);
  for (const { serial, log } of statedHeads(site, trust))
    check(log, `the statement with the serial ${serial} was made of it.`);
  const { head, file } = rememberedHead(site) ?? {};
  check(
    head,
    `this online key signed for it before. Delete ${file} where an older host was put back on purpose, once you have looked at it.`,
  );
}

/**
 * Checks that nobody without a key wrote, took out or changed a decision in the log of a host that demands trust.
 *
 * The signature of a line vouches for all lines above, so that the last one is enough. Older lines than the trust knows of are believed.
 * @throws with a sentence
 */
export function checkSignatures(site: string, lines: readonly Line[]): void {
  const trust = trustOf(site);
  if (trust === undefined) return;
  checkHeads(site, lines, trust);
  const begin = trust.log?.bytes ?? lines.find(({ text }) => ONLINE.test(text))?.start ?? Number.POSITIVE_INFINITY;
  const last = lines.findLastIndex(({ text }) => ONLINE.test(text) || !NEED_NONE.includes(kindOf(text)));
  const line = lines[last];
  if (line === undefined || line.start < begin) return;
  const { signed, online } = split(line.text);
  const what = `Line ${last + 1} of ${fileOf(site)}`;
  if (online === undefined)
    throw new Error(`${what} is a decision that no online key signed: it was written by hand. ${NOTHING}`);
  const signer = trust.online.find(({ key }) => isSignedBy('log', signed, online, key));
  if (signer === undefined)
    throw new Error(
      `${what} is signed by no online key of this host (foreign, retired or changed: ${online.key}). ${NOTHING}`,
    );
  if (!(Date.parse((JSON.parse(signed) as { at: string }).at) <= Date.parse(signer.expires)))
    throw new Error(`${what} was written after the end of its key ${nameOfKey(signer.key)}. ${NOTHING}`);
}

const NOTHING =
  'Nothing is done. "release history" shows it; where it is right, "release keys add --vouch --root <file>" vouches for the log as it is.';

const kindOf = (text: string): string => (JSON.parse(text) as { kind: string }).kind;
