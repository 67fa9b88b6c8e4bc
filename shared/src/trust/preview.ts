import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** A link that sets the releases of one browser on one host name (decision 89). */
export interface PreviewLink {
  /** Host name without port, as `previewHost` gives it. */
  readonly host: string;
  /** Version by part. */
  readonly releases: Readonly<Record<string, string>>;
  /** Milliseconds since 1970; from then on the link sets nothing. */
  readonly until: number;
}

/** A week. */
export const LONGEST_PREVIEW_MINUTES = 7 * 24 * 60;
/** Parts that one link may set. */
export const MOST_PREVIEWED_PARTS = 12;

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** The host name that a link is bound to. Plain names of this machine are one: they show the same site. */
export function previewHost(hostname: string): string {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return LOOPBACK.includes(name) ? 'localhost' : name;
}

const LONGEST_TOKEN = 2048;
const Name = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+_-]{0,80}$' });
const Form = Type.Tuple([Type.String(), Type.Integer({ minimum: 0 }), Type.Record(Name, Name)]);

/** A key of its own, so that what is signed here counts nowhere else, and nothing signed elsewhere here. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'foyer preview link 1', 32));

const proofOf = (secret: string, text: string): Buffer => createHmac('sha256', keyOf(secret)).update(text).digest();

/**
 * Signs a link. Whoever has the key of the operations may: the release command and the platform, which checks it too.
 *
 * @param secret the key of the operations
 * @returns letters, digits, `-`, `_` and one dot: fit for an address, a cookie and a QR code
 */
export function previewToken(secret: string, { host, releases, until }: PreviewLink): string {
  const form: Static<typeof Form> = [previewHost(host), Math.floor(until / 1000), { ...releases }];
  const text = Buffer.from(JSON.stringify(form)).toString('base64url');
  return `${text}.${proofOf(secret, text).toString('base64url')}`;
}

/**
 * Reads a link that was signed with this key; undefined for anything else. Host and end are for the caller to compare.
 *
 * @param token of anybody; nothing of it is read before its signature is right
 */
export function readPreviewToken(secret: string, token: string): PreviewLink | undefined {
  const [text = '', proof = '', ...rest] = token.length > LONGEST_TOKEN ? [] : token.split('.');
  const [given, right] = [Buffer.from(proof, 'base64url'), proofOf(secret, text)];
  // The text of the proof is compared too: several texts stand for the same bytes.
  if (rest.length > 0 || given.length !== right.length || proof !== right.toString('base64url')) return undefined;
  if (!timingSafeEqual(given, right)) return undefined;
  const form: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (!Value.Check(Form, form)) return undefined;
  const [host, seconds, releases] = form;
  return { host, releases, until: seconds * 1000 };
}

/** The address that a link is opened at: `/preview?link=…` of a site's origin. The query keeps it out of logs. */
export const previewAddress = (origin: string, token: string): string => `${origin}/preview?link=${token}`;

/** The cookie that holds a link in the browser which it was opened in. With https no other host name may set or get it. */
export const previewCookie = (secure: boolean): string => (secure ? '__Host-foyer-preview' : 'foyer-preview');
