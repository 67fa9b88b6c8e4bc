import { desc } from 'drizzle-orm';
import { captchas } from '../../base/db/schema';
import { sendRaw } from '../raw';
import type { AttackedSite, Sent } from './site';

/** One attack: it gives what was seen of the refusal, and throws when it came through. */
export interface Attack {
  readonly name: string;
  readonly attempt: (site: AttackedSite) => Promise<string>;
}

export function demand(holds: boolean, cameThrough: string): void {
  if (!holds) throw new Error(cameThrough);
}

/** Asks for an address as it is spelt, which `URL` would put right. */
export const get = (site: AttackedSite, target: string, host = 'shop.localhost') =>
  sendRaw(site.port, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);

/** Logs in as somebody who reads every captcha at once. */
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

/** Asks for a recovery link under a Host of one's own. */
export async function askLink(site: AttackedSite, username: string, email: string, host: string) {
  const body = new URLSearchParams({ username, email }).toString();
  const head = `host: ${host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}`;
  return sendRaw(site.port, `POST /wps/member/password/email HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n${body}`);
}

/** The texts that arrived for somebody, once there is one; none after ten seconds. */
export async function mailedTo(site: AttackedSite, recipient: string): Promise<string[]> {
  const texts = () => site.receiver.seen.filter((each) => each.message.recipient === recipient);
  for (let looks = 0; looks < 50 && texts().length === 0; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return texts().map(({ message }) => message.text);
}
