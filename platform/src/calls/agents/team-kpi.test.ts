import { lte } from 'drizzle-orm';
import { sessions } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
let agentToken: string;
let agent: Member;
beforeEach(async () => {
  platform ??= await openTestPlatform();
  site = await platform.makeMerchant();
  const made = await platform.makeMember(site, { type: 1 });
  agent = made;
  agentToken = await platform.login(site, made);
});
afterAll(() => platform?.close());

async function kpi(days = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0 }) {
  const { value } = await platform.api('teamKpi', { site, token: agentToken, query: { ...days, size: 0 } });
  return value.footer;
}

describe('how many of a team logged in', () => {
  it('still counts a member who logged out again', async () => {
    const token = await platform.login(site, await platform.makeMember(site, { uplineId: agent.id }));
    expect(await kpi()).toMatchObject({ teamLoginMemberCount: 1, teamOnlineCount: 1 });
    expect(await platform.api('logout', { site, token, query: {} })).toMatchObject({ success: true });
    expect(await kpi()).toMatchObject({ teamLoginMemberCount: 1, teamOnlineCount: 0 });
  });

  it('counts a member once, however many sessions they have', async () => {
    const member = await platform.makeMember(site, { uplineId: agent.id });
    const deep = await platform.makeMember(site, { uplineId: member.id });
    for (const each of [member, member, deep, member]) await platform.login(site, each);
    expect(await kpi()).toMatchObject({ teamLoginMemberCount: 2 });
  });

  it('still counts those whose sessions were cleared away', async () => {
    await platform.login(site, await platform.makeMember(site, { uplineId: agent.id }));
    const { now } = platform.clock;
    await platform.db.delete(sessions).where(lte(sessions.createdAt, now));
    agentToken = await platform.login(site, { username: agent.username, password: 'secret123' });
    expect(await kpi()).toMatchObject({ teamLoginMemberCount: 1, teamOnlineCount: 0 });
  });

  it('counts by the day of the device, to the minute', async () => {
    // The 14th in Kathmandu begins at 18:15 UTC on the 13th.
    const member = await platform.makeMember(site, { uplineId: agent.id });
    const { id: memberId, merchantCode } = member;
    const at = (createdAt: string) =>
      platform.db.insert(sessions).values({
        tokenHash: createdAt,
        merchantCode,
        memberId,
        address: '',
        userAgent: '',
        createdAt: new Date(createdAt),
        expiresAt: new Date(createdAt),
      });
    await at('2026-03-13T18:14:59.999Z');
    const [before, after] = ['2026-03-13', '2026-03-14'].map((day) => ({ startDate: day, endDate: day, zone: 345 }));
    expect([await kpi(before), await kpi(after)]).toMatchObject([
      { teamLoginMemberCount: 1 },
      { teamLoginMemberCount: 0 },
    ]);
    await at('2026-03-13T18:15:00Z');
    expect([await kpi(before), await kpi(after)]).toMatchObject([
      { teamLoginMemberCount: 1 },
      { teamLoginMemberCount: 1 },
    ]);
  });
});
