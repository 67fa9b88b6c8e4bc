import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** A public key, ECDSA on the curve P-256: its SubjectPublicKeyInfo (DER) in base64. */
export type PublicKey = string;

/** A signature of a text, by the name of its key. */
export interface Signature {
  /** `nameOfKey` of the public key. */
  readonly key: string;
  /** 64 bytes (`r` and `s`, IEEE P1363) in base64. */
  readonly signature: string;
}

/** What a signature is for. It is signed with the text, so that none can stand for something else. */
export type Purpose = 'trust' | 'statement' | 'release' | 'log';

const bytesOf = (purpose: Purpose, text: string): Buffer => Buffer.from(`foyer ${purpose}\n${text}`);

const encoding = 'ieee-p1363';

/** `sha256-` and the hash of bytes or of a text in base64, as browsers write it. */
export const hashOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A short name of a key: the first 16 hexadecimal digits of its hash. */
export const nameOfKey = (key: PublicKey): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 16);

/** Whether a key is one that may sign: ECDSA, P-256. */
const isP256 = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';

/** The public key as a text; also of a private one. Throws for a key of another kind. */
export function publicKeyOf(key: KeyObject): PublicKey {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  if (!isP256(open)) throw new Error('This is no ECDSA key on the curve P-256.');
  return open.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Keys that were opened before: the few of a site are asked for hundreds of times for each decision. */
const openedKeys = new Map<PublicKey, KeyObject>();
const MOST_OPENED = 100;

function opened(key: PublicKey): KeyObject | undefined {
  const before = openedKeys.get(key);
  if (before !== undefined) return before;
  const found = read(key);
  if (openedKeys.size >= MOST_OPENED) openedKeys.clear();
  if (found !== undefined) openedKeys.set(key, found);
  return found;
}

function read(key: PublicKey): KeyObject | undefined {
  try {
    const found = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return isP256(found) && publicKeyOf(found) === key ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is a public key that may sign. */
export const isPublicKey = (text: string): boolean => opened(text) !== undefined;

/** Signs a text for a purpose. */
export const signatureOf = (purpose: Purpose, text: string, key: KeyObject): Signature => ({
  key: nameOfKey(publicKeyOf(key)),
  signature: sign('sha256', bytesOf(purpose, text), { key, dsaEncoding: encoding }).toString('base64'),
});

/** Whether a key signed a text for a purpose. Never throws. */
export function isSignedBy(
  purpose: Purpose,
  text: string,
  { signature }: Pick<Signature, 'signature'>,
  by: PublicKey,
): boolean {
  const key = opened(by);
  if (key === undefined) return false;
  return verify('sha256', bytesOf(purpose, text), { key, dsaEncoding: encoding }, Buffer.from(signature, 'base64'));
}
