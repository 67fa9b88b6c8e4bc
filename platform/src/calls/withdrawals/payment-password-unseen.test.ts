import { randomUUID } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../base/db/schema';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';
import { addCard } from '../cards/cards';

jest.setTimeout(120_000);

const TRIED = '739184';
const CHOSEN = '528613';
/** Six digits that are no part of a longer number. */
const secret = new RegExp(`(?<!\\d)(${TRIED}|${CHOSEN})(?!\\d)`);

let platform: TestPlatform;
afterAll(() => platform?.close());

it('stands in no line of the log, no answer and no table, whatever becomes of the submit', async () => {
  const lines: string[] = [];
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  platform = await openTestPlatform({ log });
  const { db, app, clock } = platform;
  const site = await platform.makeMerchant();
  const member = await platform.makeMember(site, { balance: '1000' });
  const wish = { bank: 'SCB', holder: 'Mali Suk', number: '1234567890' } as const;
  const [card] = (await addCard(db, member, wish, clock.now)).cards;
  const token = await platform.login(site, member);
  const said: unknown[] = [];
  const send = async <N extends CallName>(name: N, body: object) => {
    const answer = await platform.api(name, { site, token, body });
    said.push(answer);
    return answer;
  };
  const withdraw = (paymentPassword: string, more: object = {}) =>
    send('withdraw', { card: card?.id, amount: '100', paymentPassword, key: randomUUID(), ...more });
  await proves('F-WITHDRAW-08', async () => {
    expect(await withdraw(TRIED)).toMatchObject({ code: 'payment.password.unset' });
    expect((await send('paymentPassword', { password: 'not mine 1', paymentPassword: CHOSEN })).success).toBe(false);
    expect((await send('paymentPassword', { password: member.password, paymentPassword: CHOSEN })).success).toBe(true);
    expect(await withdraw(TRIED)).toMatchObject({ code: 'payment.password.wrong' });
    expect((await withdraw(CHOSEN, { amount: 'much' })).status).toBe(400);
    expect(await withdraw(CHOSEN)).toMatchObject({ success: true, value: { status: 'checking' } });
    // Sent as nobody should: open, and cut off.
    for (const payload of [`{"paymentPassword":"${CHOSEN}"}`, `{"paymentPassword":"${CHOSEN}`]) {
      const headers = { host: hostOf(site), authorization: token, 'content-type': 'application/json' };
      const open = await app.inject({ method: 'POST', url: '/wps/transaction/withdraw', headers, payload });
      said.push(open.body);
      expect(open.statusCode).toBe(400);
    }
    expect(lines.filter((line) => line.includes('/wps/transaction/withdraw')).length).toBeGreaterThan(5);
    expect(lines.join('')).not.toMatch(secret);
    expect(JSON.stringify(said)).not.toMatch(secret);
    const tables = Object.values(schema).filter((each) => is(each, PgTable));
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) {
      const rows = JSON.stringify(await db.select().from(table));
      expect([getTableName(table), secret.exec(rows)]).toEqual([getTableName(table), null]);
    }
  });
});
