import { eq } from 'drizzle-orm';
import { sweepAll } from '../../jobs/sweep';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { askForCode } from '../../testing/ask-for-code';
import { openReceiver, type Receiver } from '../../testing/receiver';
import { outbox } from '../db/schema';
import type { Site } from '../sites/site';
import { type Delivery, startDelivery } from './delivery';
import { type Message, putInOutbox } from './outbox';
import { TRIES } from './queue';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const OLDER = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const MINUTE = 60_000;
const RECIPIENT = '+66812345678';
const TEXT = '482913 is your code';

let platform: TestPlatform;
let receiver: Receiver;
let delivery: Delivery;
let site: Site;
let logged: string[];

beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops', wayOut: { wake: () => delivery.wake() } });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  platform.clock.now = new Date();
  receiver = await openReceiver(SECRET);
  site = await platform.makeMerchant({ flags: { CHNGPASSVERIF3: true }, language: 'EN' });
  logged = [];
  delivery = deliver([SECRET]);
});
afterEach(async () => {
  await receiver.close();
  await delivery.stop();
  await platform.db.delete(outbox);
});

function deliver(secrets: readonly string[], url = receiver.url): Delivery {
  const note = (what: object, message: string) => void logged.push(`${message} ${JSON.stringify(what)}`);
  const log = { info: note, warn: note, error: note };
  return startDelivery({ db: platform.db, webhook: { url, secrets }, log, now: () => platform.clock.now });
}

async function put(more: Partial<Message> = {}): Promise<void> {
  const createdAt = platform.clock.now;
  const message = { merchantCode: site.code, channel: 'sms', recipient: RECIPIENT, subject: '', body: TEXT } as const;
  await putInOutbox(platform.db, {
    ...message,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 5 * MINUTE),
    ...more,
  });
  delivery.wake();
}

/** Waits for a condition; the platform's clock advances at each check, so that waits end. */
async function until(holds: () => boolean | Promise<boolean>, second = 1000): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks > 200)
      throw new Error(`it did not come to it; seen: ${JSON.stringify(receiver.seen)}, ${logged.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    platform.clock.advance(second);
    delivery.wake();
  }
}

const rows = () => platform.db.select().from(outbox).where(eq(outbox.merchantCode, site.code)).orderBy(outbox.id);
const states = async () => (await rows()).map(({ state }) => state);
const sent = async () => (await states()).every((state) => state === 'sent');

async function ops(method: 'GET' | 'POST', url: string) {
  const answer = await platform.app.inject({ method, url: `/_ops${url}`, headers: { 'x-ops-key': 'ops' } });
  return { status: answer.statusCode, text: answer.body, value: answer.json() };
}

describe('a message', () => {
  it('is sent with a signature as soon as its call is answered, and its text is then deleted', async () => {
    const mobile = { dialingCode: '66', number: '812345678' };
    await platform.makeMember(site, { mobile });
    const body = { mobileNum: '0812345678', countryDialingCode: '66', module: 'VERIFICATION3' };
    expect(await askForCode(platform, 'smsReset', { site, body })).toMatchObject({ success: true });
    const [row] = await rows();
    await until(async () => receiver.seen.length === 1 && (await sent()), 0);
    expect(receiver.refused).toBe(0);
    expect(receiver.seen[0]?.message).toEqual({
      id: row?.key,
      channel: 'sms',
      merchant: site.code,
      recipient: RECIPIENT,
      subject: '',
      text: expect.stringMatching(/^\d{6} is your code/),
      language: 'EN',
      expiresAt: new Date(platform.clock.now.getTime() + 5 * MINUTE).toISOString(),
    });
    expect(await rows()).toMatchObject([{ state: 'sent', body: '', attempts: 1 }]);
  });

  it('has its expiry in real time, whatever the merchant’s clock', async () => {
    site = await platform.makeMerchant({ clockOffsetMs: 3_600_000 });
    const end = new Date(platform.clock.now.getTime() + 5 * MINUTE);
    await put({ expiresAt: new Date(end.getTime() + 3_600_000) });
    await until(sent, 0);
    expect(receiver.seen[0]?.message.expiresAt).toBe(end.toISOString());
  });

  it('is repeated under the same id until it is acknowledged, and not afterwards', async () => {
    receiver.next = [500, 'cut', 429, { redirect: 'http://127.0.0.1:1/elsewhere' }];
    await put();
    await until(sent);
    expect(receiver.seen.map(({ acknowledged }) => acknowledged)).toEqual([false, false, false, false, true]);
    expect(new Set(receiver.seen.map(({ message }) => message.id)).size).toBe(1);
    await until(() => true);
    platform.clock.advance(2 * MINUTE);
    delivery.wake();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(receiver.seen).toHaveLength(5);
  });

  it('is delivered when the receiver’s answer never ends, which is not read', async () => {
    receiver.next = ['endless'];
    await put();
    await until(sent);
    expect(receiver.seen).toHaveLength(1);
  });

  it('does not wait for another one that hangs', async () => {
    receiver.next = ['hang'];
    await put();
    await until(() => receiver.seen.length === 1, 0);
    await put({ recipient: '+66899999999' });
    await until(() => receiver.seen.length === 2, 0);
    expect(await states()).toEqual(['pending', 'sent']);
    // At the pace of real time, so that the lease of the hanging try goes on.
    await until(sent, 100);
    expect(receiver.seen).toHaveLength(3);
    expect(logged.join()).toContain('no answer in 10 s');
  });

  it('that expires while nobody answers is not sent any more and becomes dead', async () => {
    const url = receiver.url;
    await receiver.close();
    await put();
    await until(() => logged.length >= 2);
    expect(logged.join()).toContain('ECONNREFUSED');
    platform.clock.advance(5 * MINUTE);
    receiver = await openReceiver(SECRET);
    await delivery.stop();
    delivery = deliver([SECRET]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([receiver.seen, url === receiver.url]).toEqual([[], false]);
    await sweepAll(platform.db, platform.clock.now);
    expect(await rows()).toMatchObject([{ state: 'dead', body: '', lastError: 'ECONNREFUSED, outlived' }]);
  });

  it('is dead after its last try, and at once when the receiver refuses it for good', async () => {
    receiver.next = [410, 503];
    await put();
    await until(async () => (await states())[0] === 'dead');
    await put();
    await platform.db
      .update(outbox)
      .set({ attempts: TRIES - 1 })
      .where(eq(outbox.state, 'pending'));
    await until(async () => (await states())[1] === 'dead');
    expect((await rows()).map(({ lastError }) => lastError)).toEqual(['HTTP 410', 'HTTP 503']);
    expect(receiver.seen).toHaveLength(2);
  });

  it('never shows in the log, neither its text nor its recipient', async () => {
    receiver.next = [500, 410];
    await put();
    await until(async () => (await states())[0] === 'dead');
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toMatch(/482913|66812345678/);
  });
});

describe('secrets', () => {
  it('may be two during a rotation: receivers of either accept', async () => {
    await delivery.stop();
    delivery = deliver([OLDER, SECRET]);
    await put();
    await until(sent, 0);
    await delivery.stop();
    delivery = deliver([OLDER]);
    await put();
    await until(() => receiver.refused === 1, 0);
    expect(receiver.seen).toHaveLength(1);
  });
});

describe('an operator', () => {
  it('sees how many messages wait and are dead, without texts, and sends dead ones again', async () => {
    receiver.next = [410];
    await put();
    await until(async () => (await states())[0] === 'dead');
    const [row] = await rows();
    const listed = await ops('GET', `/messages?merchant=${site.code}`);
    expect(listed.value).toMatchObject({
      waiting: 0,
      dead: [{ id: row?.key, recipient: RECIPIENT, lastError: 'HTTP 410', attempts: 1, again: true }],
    });
    expect(listed.text).not.toContain('482913');
    expect(await ops('POST', `/messages/${row?.key}/send-again`)).toMatchObject({ status: 200 });
    await until(sent, 0);
    expect(receiver.seen).toHaveLength(2);
    expect(await ops('POST', `/messages/${row?.key}/send-again`)).toMatchObject({ status: 409 });
    expect(await ops('POST', `/messages/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/send-again`)).toMatchObject({
      status: 404,
    });
  });

  it('cannot send expired ones again', async () => {
    receiver.next = [410];
    await put();
    await until(async () => (await states())[0] === 'dead');
    platform.clock.advance(5 * MINUTE);
    await sweepAll(platform.db, platform.clock.now);
    const [row] = await rows();
    expect((await ops('GET', '/messages')).value).toMatchObject({ dead: [{ again: false }] });
    const again = await ops('POST', `/messages/${row?.key}/send-again`);
    expect(again).toMatchObject({ status: 409, value: { error: expect.stringContaining('its text is gone') } });
  });
});
