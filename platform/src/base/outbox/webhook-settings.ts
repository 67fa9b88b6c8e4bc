import type { Webhook } from './webhook';

const LEAST_BYTES = 24;
const MOST_BYTES = 64;
const loopback = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads the settings of the webhook. Any address is accepted, except plain http to another machine, because messages are
 * secret. Secrets have the Standard Webhooks form: `whsec_` and 24 to 64 random bytes in base64.
 *
 * @param url `MESSAGES_WEBHOOK`
 * @param secret `MESSAGES_SECRET`: one, or two during a rotation
 * @returns the webhook, or undefined when none is set; errors are added to `problems`
 */
export function readWebhook(
  url: string | undefined,
  secret: string | undefined,
  problems: string[],
): Webhook | undefined {
  const secrets = (secret ?? '').split(/[\s,]+/).filter(Boolean);
  if (url === undefined) return undefined;
  const wrong = wrongWith(url);
  if (wrong !== undefined) problems.push(`MESSAGES_WEBHOOK ${wrong}`);
  if (secrets.length < 1 || secrets.length > 2 || !secrets.every(isSecret)) {
    problems.push(
      `MESSAGES_SECRET should be whsec_ and ${LEAST_BYTES} to ${MOST_BYTES} random bytes in base64, or two such while one replaces the other.`,
    );
  }
  return { url, secrets };
}

function wrongWith(text: string): string | undefined {
  if (!URL.canParse(text)) return 'should be an address such as https://messages.example.com/send.';
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.test(hostname))) {
    return 'should begin with https://; http:// is for this machine alone.';
  }
  return username + password === ''
    ? undefined
    : 'should not carry a name or a password: the receiver checks the signature.';
}

function isSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 && bytes.length >= LEAST_BYTES && bytes.length <= MOST_BYTES;
}
