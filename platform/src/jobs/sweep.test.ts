import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { oldRows } from '../base/db/old-rows';
import * as schema from '../base/db/schema';
import { captchas, ledgerMovements, members, outbox, sessions, trialNames, wallets } from '../base/db/schema';
import { putInOutbox } from '../base/outbox/outbox';
import type { Site } from '../base/sites/site';
import { siteTime } from '../base/sites/site';
import { askForCode, openLobby, type TestPlatform } from '../testing';
import { someGames } from '../testing/lobby';
import { round, visit } from '../testing/studio';
import { sweepAll } from './sweep';
import { sweeps } from './sweeps';
import { ofMember } from './trial-members';

const MINUTE = 60_000;
const DAY = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform?.close());

/** Runs the sweeps and returns the number of removed rows of each that removed any. */
async function swept(now = platform.clock.now): Promise<Record<string, number>> {
  const done = await sweepAll(platform.db, now);
  expect(done.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([]);
  return Object.fromEntries(done.filter(({ removed }) => removed > 0).map(({ name, removed }) => [name, removed]));
}

const rowsOf = async (table: PgTable) => (await platform.db.select({ one: sql`1` }).from(table)).length;

const sms = (site: Site, expiresAt?: Date) =>
  putInOutbox(platform.db, {
    merchantCode: site.code,
    channel: 'sms',
    recipient: '+66812345678',
    subject: '',
    body: '123456 is your code',
    createdAt: siteTime(site, platform.clock.now),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });

describe('a sweep', () => {
  beforeEach(() => swept(new Date('2200-01-01T00:00:00Z')));

  it('removes what is old and nothing else', async () => {
    const site = await platform.makeMerchant();
    await platform.api('captcha', { site });
    platform.clock.advance(5 * MINUTE - 1);
    await platform.api('captcha', { site });
    expect(await swept()).toEqual({});
    platform.clock.advance(1);
    expect(await swept()).toEqual({ captchas: 1 });
    expect(await rowsOf(captchas)).toBe(1);
  });

  it('judges a row by the clock of its merchant', async () => {
    const [ahead, behind] = [
      await platform.makeMerchant({ clockOffsetMs: 365 * DAY }),
      await platform.makeMerchant({ clockOffsetMs: -365 * DAY }),
    ];
    for (const site of [ahead, behind]) {
      await platform.api('captcha', { site });
      await platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
    }
    expect(await swept()).toEqual({});
    platform.clock.advance(5 * MINUTE);
    expect(await swept()).toEqual({ captchas: 2 });
    platform.clock.advance(DAY);
    expect(await swept()).toEqual({ 'trial names': 2 });
  });

  it('keeps a session while it is valid, and removes it with its visits a day later', async () => {
    const site = await platform.makeMerchant();
    const token = await platform.login(site, await platform.makeMember(site, { balance: '10' }));
    const [game] = await someGames(platform, site, 'INHOUSE');
    if (game === undefined) throw new Error('there is no game');
    await visit(platform, site, token, game);
    await swept();
    expect(await rowsOf(schema.vendorVisits)).toBe(1);
    platform.clock.advance(DAY + 31 * MINUTE);
    expect(await swept()).toMatchObject({ sessions: 1 });
    expect([await rowsOf(sessions), await rowsOf(schema.vendorVisits)]).toEqual([0, 0]);
    expect(await rowsOf(schema.devices)).toBeGreaterThan(0);
  });

  it('that fails is logged and does not stop the others', async () => {
    const site = await platform.makeMerchant();
    await platform.api('captcha', { site });
    platform.clock.advance(DAY);
    const broken = { name: 'broken', table: captchas, remove: oldRows(captchas, captchas.answer, () => sql`nonsense`) };
    const done = await sweepAll(platform.db, platform.clock.now, [broken, ...sweeps]);
    expect(done.slice(0, 2)).toMatchObject([
      { name: 'broken', removed: 0, error: expect.any(Error) },
      { name: 'captchas', removed: 1 },
    ]);
  });
});

describe('the outbox', () => {
  it('keeps a code no longer than it is valid, and its outcome for a week', async () => {
    const site = await platform.makeMerchant();
    await sms(site, new Date(platform.clock.now.getTime() + 5 * MINUTE));
    await sms(site);
    const texts = async () =>
      (await platform.db.select().from(outbox).where(eq(outbox.merchantCode, site.code)))
        .map(({ body }) => body)
        .sort();
    expect(await swept()).not.toHaveProperty('texts of messages');
    platform.clock.advance(5 * MINUTE);
    expect(await swept()).toMatchObject({ 'texts of messages': 1 });
    expect(await texts()).toEqual(['', '123456 is your code']);
    platform.clock.advance(3 * DAY);
    expect(await swept()).toMatchObject({ 'texts of messages': 1 });
    platform.clock.advance(4 * DAY);
    expect(await swept()).toMatchObject({ messages: 1 });
    platform.clock.advance(3 * DAY);
    expect(await swept()).toMatchObject({ messages: 1 });
    expect(await texts()).toEqual([]);
  });

  it('knows for every message when it expires', async () => {
    const site = await platform.makeMerchant({ flags: { CHNGPASSVERIF3: true }, smsMinutes: 7 });
    const mobile = { dialingCode: '66', number: '812345678' };
    await platform.makeMember(site, { username: 'ploy', email: 'ploy@example.com', mobile });
    const body = { mobileNum: '0812345678', countryDialingCode: '66', module: 'VERIFICATION3' };
    await askForCode(platform, 'smsReset', { site, body });
    await platform.api('passwordByEmail', { site, body: { username: 'ploy', email: 'ploy@example.com' } });
    const sent = await platform.db.select().from(outbox).where(eq(outbox.merchantCode, site.code)).orderBy(outbox.id);
    const minutes = sent.map(({ createdAt, expiresAt }) => (expiresAt.getTime() - createdAt.getTime()) / MINUTE);
    expect(minutes).toEqual([7, 30]);
  });
});

describe('a trial account', () => {
  async function trial(site: Site): Promise<{ id: number; name: string; token: string }> {
    const { value: name } = await platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
    const body = { moduleId: 'FREEPLAY3', username: name, merchantCode: site.trialCode };
    const { value } = await platform.api('freePlay', { site, body });
    if (value === 0) throw new Error('trial play was refused');
    const [member] = await platform.db.select().from(members).where(eq(members.username, name));
    if (member === undefined) throw new Error('there is no account');
    return { id: member.id, name, token: value.token };
  }

  it('not played for thirty days is removed completely, and the books of the others stay correct', async () => {
    const site = await platform.makeMerchant();
    const real = await platform.makeMember(site, { type: 4, balance: '50' });
    const [idle, played] = [await trial(site), await trial(site)];
    const [game] = await someGames(platform, site, 'INHOUSE');
    if (game === undefined) throw new Error('there is no game');
    const { body } = await visit(platform, site, idle.token, game);
    expect(await round(platform, body.token, { key: 'one', stake: '1', target: '2' })).toMatchObject({ status: 200 });
    await platform.api('addRecent', {
      site,
      token: idle.token,
      query: { nodeId: game.nodeId, vendor: game.vassalage },
    });
    await swept();
    const books = await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, real.id));

    platform.clock.advance(29 * DAY);
    const again = { moduleId: 'FREEPLAY3', username: played.name, merchantCode: site.trialCode };
    // The name is forgotten already; the account is found by it all the same.
    expect((await swept())['trial names']).toBeGreaterThan(0);
    expect(await platform.db.select().from(trialNames).where(eq(trialNames.name, played.name))).toEqual([]);
    expect((await platform.api('freePlay', { site, body: again })).value).toMatchObject({ userName: played.name });
    platform.clock.advance(DAY + MINUTE);
    expect(await swept()).toMatchObject({ 'trial members': 1 });

    const left = await platform.db.select().from(members).where(eq(members.merchantCode, site.trialCode));
    expect(left.map(({ id }) => id)).toEqual([played.id]);
    for (const { table, memberId } of ofMember) {
      const rows = await platform.db.select({ one: sql`1` }).from(table).where(eq(memberId, idle.id));
      expect([getTableName(table), rows.length]).toEqual([getTableName(table), 0]);
    }
    expect(await platform.db.select().from(schema.submits).where(eq(schema.submits.memberId, idle.id))).toEqual([]);
    expect(await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, real.id))).toEqual(
      books,
    );
    const purses = await platform.db.select().from(wallets).where(eq(wallets.memberId, real.id));
    expect(purses.map(({ purse, balance }) => `${purse} ${Number(balance)}`).sort()).toEqual([
      'bonus 0',
      'held 0',
      'main 50',
    ]);
  });
});
