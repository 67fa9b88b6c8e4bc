import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { merchants } from '../base/db/schema';
import { noticeSignature } from '../calls/cashier/notices';
import { paymentKeyOf } from '../calls/cashier/payment-address';
import { buildOperations } from '../operations/listener';
import { hostOf, openTestPlatform } from '../testing';
import { builtDesk, desk } from './desk';
import { openTestDesk } from './desk.testing';

/**
 * A platform with a desk and some orders, for tests of the application in another process. It writes one line of JSON when it is
 * ready and ends with its input.
 */
const PAY = '246810';
const platform = await openTestPlatform({ at: { memory: true }, opsKey: 'ops' });
const { db, clock } = platform;
const { catalogue } = platform.app.platform;
const helper = await openTestDesk(platform);
const app = await buildOperations({ db, catalogue, now: () => clock.now, opsKey: 'ops', desk: desk(builtDesk()) });
const site = await platform.makeMerchant({ name: 'Lantern House', flags: { FEEDBACK3: true } });
const other = await platform.makeMerchant({ name: 'River House' });
await db.update(merchants).set({ fourEyesAbove: '500' }).where(eq(merchants.code, site.code));
await helper.enter('vee', { [site.code]: 'viewer' });
await helper.enter('anna', { [site.code]: 'cashier' });
await helper.enter('boon', { [site.code]: 'manager', [other.code]: 'cashier' });
await helper.enter('dao', { [site.code]: 'manager' });

async function asked(amount: string, at: number): Promise<string> {
  const member = await platform.makeMember(site, { paymentPassword: PAY, balance: '1000' });
  const token = await platform.login(site, member);
  const card = { bank: 'SCB', holder: 'Mali Suk', number: String(700_000_000_000 + at), paymentPassword: PAY };
  const { value } = await platform.api('addCard', { site, token, body: card });
  const body = { card: value.cards[0]?.id ?? 0, amount, paymentPassword: PAY, key: randomUUID() };
  return (await platform.api('withdraw', { site, token, body })).value.orderNo;
}

async function paid(amount: string): Promise<string> {
  const token = await platform.login(site, await platform.makeMember(site, { balance: '0' }));
  const body = { method: 'BANKTRANSFER', amount, key: randomUUID() };
  return (await platform.api('deposit', { site, token, body })).value.orderNo;
}

const withdrawals: string[] = [];
for (const [at, amount] of ['300', '800', '120', '450'].entries()) withdrawals.push(await asked(amount, at));
const deposits = [await paid('200'), await paid('900')];

/** The bank of a payer says that less was paid than was asked for. */
const said = { order: deposits[1] ?? '', amount: '899', state: 'paid', time: clock.now.getTime() } as const;
const signature = noticeSignature(await paymentKeyOf(db, site.code), said);
await platform.app.inject({
  method: 'POST',
  url: '/payments/notices',
  headers: { host: hostOf(site) },
  payload: { ...said, signature },
});
const agent = (await platform.makeMember(site, { type: 1 })).username;
const member = (await platform.makeMember(site)).username;
/** What members wrote: a feedback with a picture and one without; an application. */
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const writer = await platform.makeMember(site);
const token = await platform.login(site, writer);
const letter = (content: string, pictures: readonly Buffer[] = []) => {
  const body = { type: 'money', content, key: randomUUID() };
  return platform.api('sendFeedback', { site, token, body, pictures });
};
await letter('Where is my deposit of noon?', [picture]);
await letter('The wheel turns slowly today.');
const items = [{ id: 1, title: 'The big catch', summary: 'B', content: '<p>C</p>', applies: true }];
await app.inject({
  ...{ method: 'PUT', url: `/_ops/merchants/${site.code}/content/activities`, payload: { items } },
  headers: { 'x-ops-key': 'ops' },
});
for (const each of [writer, await platform.makeMember(site)]) {
  const body = { id: 1, comment: `Catch of ${each.username}`, key: randomUUID() };
  await platform.api('apply', { site, token: await platform.login(site, each), body, pictures: [picture] });
}
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
process.stdout.write(
  `${JSON.stringify({ port, code: site.code, now: clock.now.getTime(), other: other.code, password: helper.password, withdrawals, deposits, agent, member, writer: writer.username })}\n`,
);
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
