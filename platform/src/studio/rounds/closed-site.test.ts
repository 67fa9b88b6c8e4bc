import { eq } from 'drizzle-orm';
import { ledgerMovements, merchants } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { round, vendorCall, visit } from '../../testing/studio';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform?.close());

const close = (site: Site, how: Partial<Site>) =>
  platform.db.update(merchants).set(how).where(eq(merchants.code, site.code));

async function playing() {
  const site = await platform.makeMerchant();
  const member = await platform.makeMember(site, { balance: '100' });
  const token = await platform.login(site, member);
  const [game] = (await someGames(platform, site, 'RNG')).filter(({ supportPlay }) => supportPlay);
  const { body } = await visit(platform, site, token, game!);
  return { site, member, bearer: body.token };
}

const movements = async (memberId: number) =>
  (await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, memberId))).length;

describe.each([
  ['maintenance', { maintenance: true }, 'system.upgrading', 503],
  ['a closed region', { regionRestriction: true }, 'ip.restricted', 403],
  ['both', { maintenance: true, regionRestriction: true }, 'system.upgrading', 503],
])('while the site is closed for %s', (_, how, code, status) => {
  it('takes no bet, in a game that was open before, and nothing moves', async () => {
    const { site, member, bearer } = await playing();
    expect((await round(platform, bearer, { key: 'a', stake: '1' })).status).toBe(200);
    const before = await movements(member.id);
    await close(site, how);
    expect(await round(platform, bearer, { key: 'b', stake: '1' })).toMatchObject({
      status,
      body: { code },
    });
    expect(await movements(member.id)).toBe(before);
    await close(site, { maintenance: false, regionRestriction: false });
    expect((await round(platform, bearer, { key: 'b', stake: '1' })).status).toBe(200);
  });

  it('still answers a round that was played before, whose answer was lost', async () => {
    const { site, bearer } = await playing();
    const wish = { key: 'lost', stake: '1' };
    const first = await round(platform, bearer, wish);
    await close(site, how);
    expect(await round(platform, bearer, wish)).toEqual(first);
  });

  it('opens no game anew', async () => {
    const { site, bearer } = await playing();
    await close(site, how);
    expect(await vendorCall(platform, 'POST', '/vendor/open', { token: bearer, body: { nodeId: 1 } })).toMatchObject({
      status,
      body: { code },
    });
  });
});
