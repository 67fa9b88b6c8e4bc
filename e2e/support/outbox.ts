import { expect } from '@playwright/test';
import type { Ops } from './ops';
import type { Site } from './site';

/** The newest message to a mobile number or e-mail address, once there is one. */
export async function newestMessage(ops: Ops, site: Site, recipient: string): Promise<string> {
  const path = `/merchants/${site.code}/outbox?recipient=${encodeURIComponent(recipient)}`;
  let body = '';
  const look = async () => {
    const { messages } = await ops.call<{ messages: { body: string }[] }>('GET', path);
    body = messages[0]?.body ?? '';
    return body;
  };
  await expect.poll(look, { message: `what was sent to ${recipient}` }).not.toBe('');
  return body;
}

/** The six digits of a message, as a word of their own because a merchant's name may contain digits. */
export function codeIn(message: string): string {
  const [code] = /(?<!\w)\d{6}(?!\w)/.exec(message) ?? [];
  if (!code) throw new Error(`no code in: ${message}`);
  return code;
}
