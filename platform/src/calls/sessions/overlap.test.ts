import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { members, passwordLinks } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { hashOfKey } from '../recovery/by-email';

// The test starts a server, which is slow on a busy machine.
jest.setTimeout(120_000);

let postgres: TestPostgres;
let platform: TestPlatform;
let site: Site;
let url: string;
beforeAll(async () => {
  postgres = await openTestPostgres();
  url = await postgres.freshDatabase();
  platform = await openTestPlatform({ at: { url } });
  site = await platform.makeMerchant();
});
afterAll(async () => {
  await platform?.close();
  await postgres?.close();
});

type Made = Member & { readonly password: string };

const logIn = ({ username, password }: Made) =>
  platform.api('login', { site, body: { username, password, captcha: '', type: 'username' } });

async function linkOf({ id }: Member): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const { now } = platform.clock;
  const row = { keyHash: hashOfKey(key), merchantCode: site.code, memberId: id, createdAt: now };
  await platform.db.insert(passwordLinks).values({ ...row, expiresAt: new Date(now.getTime() + 60_000) });
  return key;
}
const reset = (key: string) => platform.api('passwordByLink', { site, body: { key, newPassword: 'fresh1234' } });

/**
 * Makes actions overlap: a lock on the member's row is held while each begins, and released once all wait for it in this order.
 */
async function inLine(member: Member, ...begin: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const [holder, watcher] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([holder.connect(), watcher.connect()]);
  try {
    await holder.query('begin');
    await holder.query('select 1 from members where id = $1 for update', [member.id]);
    const begun: Promise<unknown>[] = [];
    for (const each of begin) {
      begun.push(each());
      await untilWaiting(watcher, begun.length);
    }
    await holder.query('commit');
    return await Promise.all(begun);
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
}

async function untilWaiting(watcher: pg.Client, wanted: number): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    const { rows } = await watcher.query<{ n: string }>(
      "select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (Number(rows[0]?.n) >= wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`fewer than ${wanted} came to wait for the row`);
}

const sessionsOf = (member: Member) =>
  platform.db.query.sessions.findMany({ where: (table, { eq }) => eq(table.memberId, member.id) });

describe('a log-in that overlaps', () => {
  it('with a reset and comes after it is refused, because the proven password is no longer valid', async () => {
    const member = await platform.makeMember(site);
    const key = await linkOf(member);
    const [done, entered] = await inLine(
      member,
      () => reset(key),
      () => logIn(member),
    );
    expect(done).toMatchObject({ success: true });
    expect(entered).toMatchObject({ success: false, code: 'member.not.exist' });
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('with a reset and comes before it is ended by it', async () => {
    const member = await platform.makeMember(site);
    const key = await linkOf(member);
    const [entered, done] = await inLine(
      member,
      () => logIn(member),
      () => reset(key),
    );
    expect([entered, done]).toMatchObject([{ success: true }, { success: true }]);
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('with a change of the password is refused, and the changing session stays the only one', async () => {
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    const body = { oldPassword: member.password, newPassword: 'fresh1234', confirmNewPassword: 'fresh1234' };
    const [done, entered] = await inLine(
      member,
      () => platform.api('changePassword', { site, token, body }),
      () => logIn(member),
    );
    expect(done).toMatchObject({ success: true });
    expect(entered).toMatchObject({ success: false, code: 'member.not.exist' });
    expect(await sessionsOf(member)).toHaveLength(1);
  });

  it('with the closing of the account is refused', async () => {
    const member = await platform.makeMember(site);
    const close = () => platform.db.update(members).set({ disabled: true }).where(eq(members.id, member.id));
    const [, entered] = await inLine(
      member,
      () => close().then(),
      () => logIn(member),
    );
    expect(entered).toMatchObject({ success: false, code: 'member.not.exist' });
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('with the end of all other sessions is completely before or after it', async () => {
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    const [entered, ended] = await inLine(
      member,
      () => logIn(member),
      () => platform.api('endOtherSessions', { site, token }),
    );
    expect(entered).toMatchObject({ success: true });
    expect(ended).toMatchObject({ value: { ended: 1 } });
    expect(await sessionsOf(member)).toHaveLength(1);
  });
});

describe('a change proven by the old password', () => {
  it('is not done after a reset: a payment password', async () => {
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    const key = await linkOf(member);
    const body = { paymentPassword: '123456', password: member.password };
    const pay = () => platform.api('paymentPassword', { site, token, body });
    const [done, set] = await inLine(member, () => reset(key), pay);
    expect(done).toMatchObject({ success: true });
    expect(set).toMatchObject({ success: false });
    const [row] = await platform.db.select().from(members).where(eq(members.id, member.id));
    expect(row?.paymentPasswordHash).toBeNull();
  });
});

describe('a renewal', () => {
  it('of a session that has just ended does not report it as running', async () => {
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('delete from sessions where member_id = $1', [member.id]);
    const renewed = platform.api('renew', { site, token });
    const watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    await untilWaiting(watcher, 1);
    await holder.query('commit');
    expect(await renewed).toMatchObject({ status: 401, code: 'session.expired' });
    await Promise.all([holder.end(), watcher.end()]);
  });
});
