import { desc } from 'drizzle-orm';
import { captchas } from '../../base/db/schema';
import { sendRaw } from '../raw';
import type { AttackedSite, Sent } from './site';

/** An attack: returns how it was refused, throws when it succeeded. */
export interface Attack {
  readonly name: string;
  readonly attempt: (site: AttackedSite) => Promise<string>;
}

export function demand(holds: boolean, cameThrough: string): void {
  if (!holds) throw new Error(cameThrough);
}

/** Requests an address as spelt; `URL` would normalize it. */
export const get = (site: AttackedSite, target: string, host = 'shop.localhost') =>
  sendRaw(site.port, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);

/** A log-in that solves every captcha. */
export async function logIn(site: AttackedSite, username: string, password: string, sent: Sent = {}) {
  const enter = (captcha = '', headers = {}) =>
    site.sealed('/wps/session/login', { username, password, captcha, type: 'username' }, { ...sent, headers });
  const cookie = sent.headers?.['cookie'];
  const first = await enter('', cookie === undefined ? {} : { cookie });
  if (first.json.code !== 'captcha.required' && first.json.code !== 'captcha.error') return first;
  const shown = await site.send('/wps/captcha', sent);
  const [newest] = await site.database.db.select().from(captchas).orderBy(desc(captchas.expiresAt)).limit(1);
  const pairs = [...(cookie === undefined ? [] : [cookie]), `captcha=${shown.cookies['captcha'] ?? ''}`];
  return enter(newest?.answer ?? '', { cookie: pairs.join('; ') });
}

export const tokenOf = ({ json }: { json: { value?: unknown } }) =>
  (json.value as { token?: string } | undefined)?.token ?? '';

/** Asks for a password link with a forged Host header. */
export async function askLink(site: AttackedSite, username: string, email: string, host: string) {
  const body = new URLSearchParams({ username, email }).toString();
  const head = `host: ${host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}`;
  return sendRaw(site.port, `POST /wps/member/password/email HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n${body}`);
}

/** Texts that arrived for a recipient: waits up to ten seconds for the first. */
export async function mailedTo(site: AttackedSite, recipient: string): Promise<string[]> {
  const texts = () => site.receiver.seen.filter((each) => each.message.recipient === recipient);
  for (let looks = 0; looks < 50 && texts().length === 0; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return texts().map(({ message }) => message.text);
}
