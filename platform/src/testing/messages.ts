import { readOutbox } from '../base/outbox/outbox';
import type { Site } from '../base/sites/site';
import type { TestPlatform } from './platform';

/** All messages to a recipient, newest first. */
export function messagesTo({ db }: Pick<TestPlatform, 'db'>, site: Site, recipient: string) {
  return readOutbox(db, { merchantCode: site.code, recipient });
}

export async function codeSentTo(platform: Pick<TestPlatform, 'db'>, site: Site, recipient: string): Promise<string> {
  const [newest] = await messagesTo(platform, site, recipient);
  const [code] = /\b\d{6}\b/.exec(newest?.body ?? '') ?? [];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

export const otherCode = (code: string): string => (code === '123456' ? '654321' : '123456');
