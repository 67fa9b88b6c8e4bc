import { eq } from 'drizzle-orm';
import { merchants, sessions } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { round, visit } from '../../testing/studio';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const lives = async (site: Site, token: string) => (await platform.api('memberInfo', { site, token })).success;

async function loggedIn(choices: Partial<Site> = {}) {
  const site = await platform.makeMerchant(choices);
  const member = await platform.makeMember(site, { balance: '1000' });
  return { site, member, token: await platform.login(site, member) };
}

describe('a session', () => {
  it('ends when its member rests for half an hour, although calls of its page go on', async () => {
    const { site, token } = await loggedIn();
    for (let n = 0; n < 5; n += 1) {
      platform.clock.advance(5 * MINUTE);
      expect(await lives(site, token)).toBe(true);
    }
    platform.clock.advance(5 * MINUTE);
    expect(await lives(site, token)).toBe(false);
  });

  it('ends twelve hours after its log-in, however often it is renewed, and says so beforehand', async () => {
    const { site, token } = await loggedIn();
    const began = platform.clock.now.getTime();
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      platform.clock.advance(20 * MINUTE);
      const { expiresAt } = (await platform.api('renew', { site, token })).value;
      expect(expiresAt).toBe(Math.min(platform.clock.now.getTime() + 30 * MINUTE, began + 12 * HOUR));
    }
    expect(await lives(site, token)).toBe(true);
    platform.clock.advance(20 * MINUTE);
    expect(await lives(site, token)).toBe(false);
    expect(await platform.api('renew', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('has the limits of its merchant', async () => {
    const { site, token } = await loggedIn({ sessionIdleMinutes: 5, sessionHours: 1 });
    platform.clock.advance(4 * MINUTE);
    const renewed = await platform.api('renew', { site, token });
    expect(renewed.value.expiresAt).toBe(platform.clock.now.getTime() + 5 * MINUTE);
    platform.clock.advance(5 * MINUTE);
    expect(await lives(site, token)).toBe(false);
  });

  it('that is renewed after the merchant has shortened its limit is over', async () => {
    const { site, token } = await loggedIn({ sessionIdleMinutes: 120 });
    platform.clock.advance(90 * MINUTE);
    await platform.db.update(merchants).set({ sessionHours: 1 }).where(eq(merchants.code, site.code));
    expect(await platform.api('renew', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('lasts while its member plays in a game’s frame, up to its limit', async () => {
    const { site, member, token } = await loggedIn({ sessionHours: 2 });
    const [game] = (await someGames(platform, site, 'RNG')).filter(({ supportPlay }) => supportPlay);
    const { body } = await visit(platform, site, token, game!);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      platform.clock.advance(20 * MINUTE);
      statuses.push((await round(platform, body.token, { key: `k${n}`, stake: '1' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401]);
    const rows = await platform.db.select().from(sessions).where(eq(sessions.memberId, member.id));
    expect(rows.map(({ expiresAt, createdAt }) => expiresAt.getTime() - createdAt.getTime())).toEqual([2 * HOUR]);
  });
});
