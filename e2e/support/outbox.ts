import type { Ops } from './ops';
import type { Site } from './site';

/** The newest message that the platform sent to a number or an address; throws when there is none. */
export async function newestMessage(ops: Ops, site: Site, recipient: string): Promise<string> {
  const query = `recipient=${encodeURIComponent(recipient)}`;
  const { messages } = await ops.call<{ messages: { body: string }[] }>(
    'GET',
    `/merchants/${site.code}/outbox?${query}`,
  );
  const [newest] = messages;
  if (!newest) throw new Error(`nothing was sent to ${recipient}`);
  return newest.body;
}

/** The six digits of a message. */
export function codeIn(message: string): string {
  const [code] = /\d{6}/.exec(message) ?? [];
  if (!code) throw new Error(`no code in: ${message}`);
  return code;
}
