import type { QueryOf } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
});
beforeEach(async () => {
  site = await platform.makeMerchant();
});
afterAll(() => platform.close());

const put = async (url: string, payload: object) => {
  const answer = await platform.app.inject({
    method: 'PUT',
    url: `/_ops/merchants/${site.code}/${url}`,
    headers: { 'x-ops-key': 'ops' },
    payload,
  });
  return answer.statusCode;
};
const announcements = async (asked: Partial<QueryOf<'announcements'>>, token?: string) => {
  const query = {
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: site.code,
    language: 'EN',
    ...asked,
  };
  return (await platform.api('announcements', { site, query, ...(token === undefined ? {} : { token }) })).value;
};

describe('announcements', () => {
  it('come by type, each with what its type needs', async () => {
    await proves(['S3-BANNER-01', 'S3-TICKER-01'], async () => {
      const all = await announcements({});
      expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['B', 'PL', 'PU', 'H']));
      const banner = all.find(({ type }) => type === 'B');
      expect(banner).toMatchObject({ id: expect.any(Number), title: expect.any(String), url: expect.any(String) });
      expect((await announcements({ types: 'B', groupName: 'm_reg' })).every(({ type }) => type === 'B')).toBe(true);
    });
    await proves('S3-POPUP-01', async () => {
      const [popup] = await announcements({ types: 'PU' });
      expect(popup?.content).toMatch(/<\w+/);
      expect(popup).toHaveProperty('promotionType');
      expect(['A', 'B', 'F']).toContain(popup?.execution);
    });
  });

  it('are told in the asked language, TY when none is asked', async () => {
    const [english] = await announcements({ types: 'B' });
    const [thai] = await announcements({ types: 'B', language: 'TY' });
    expect(english?.title).toMatch(/[A-Za-z]/);
    expect(thai?.title).toMatch(/[\u0E00-\u0E7F]/);
    const query = { types: 'B', platform: 'M', merchantCode: site.code };
    expect((await platform.api('announcements', { site, query })).value[0]?.title).toBe(thai?.title);
  });

  it('may be a merchant’s own, by group, and go back to the common ones', async () => {
    const items = [
      { id: 1, type: 'B', title: 'For home', groupName: 'm_home', url: '/m/home' },
      { id: 2, type: 'H', title: { EN: 'All', TY: 'ทั้งหมด' }, content: '<p>x</p>' },
    ];
    expect(await put('content/announcements', { items })).toBe(200);
    expect((await announcements({})).map(({ title }) => title)).toEqual(['For home', 'All']);
    expect((await announcements({ groupName: 'm_reg' })).map(({ title }) => title)).toEqual(['All']);
    expect(await put('content/announcements', { items: [{ id: 'x' }] })).toBe(400);
    expect(await put('content/unknown', { items: [] })).toBe(404);
    expect(await put('content/announcements', { items: null })).toBe(200);
    expect((await announcements({})).length).toBeGreaterThan(2);
  });
});

describe('promotions and messages', () => {
  it('are looked up by key, and change by merchant', async () => {
    const referral = async () =>
      (await platform.api('promotions', { site })).value.find(({ key }) => key === 'REFERRAL')?.enabled;
    expect(await referral()).toBe(true);
    await put('content/promotions', { items: [{ key: 'REFERRAL', enabled: false, claimed: false }] });
    expect(await referral()).toBe(false);
  });

  it('count what a member has not read', async () => {
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    const unread = async () => (await platform.api('unreadMessages', { site, token })).value;
    expect(await unread()).toBe(0);
    await put(`members/${member.username}/messages`, { unread: 120 });
    expect(await unread()).toBe(120);
  });
});

describe('agents', () => {
  const agentOf = async (type = 1) => {
    const agent = await platform.makeMember(site, { type });
    return { agent, token: await platform.login(site, agent) };
  };

  it('see their announcements as unread until they open the list', async () => {
    const { token } = await agentOf();
    const unread = async () => (await platform.api('agentUnread', { site, token })).value.footer.unreadCount;
    expect(await unread()).toBeGreaterThan(0);
    await announcements({ types: 'B,PL,PU,H' }, token);
    expect(await unread()).toBeGreaterThan(0);
    expect((await announcements({ types: 'A' }, token)).length).toBeGreaterThan(0);
    expect(await unread()).toBe(0);
  });

  it('are the only ones to get agent announcements, however they are requested', async () => {
    const titles = ['A1', 'A2', 'A3', 'B1'];
    const items = titles.map((title, at) => ({ id: at + 1, type: title.slice(0, 1), title }));
    expect(await put('content/announcements', { items })).toBe(200);
    const all = 'A,B,PL,PU,H';
    const asked = ['A', 'B,A', 'A, PL', ' A ', 'PL,A,A', all];
    const agents = async (types: string, token?: string) =>
      (await announcements({ types }, token)).filter(({ type }) => type === 'A').map(({ title }) => title);
    await proves('F-NOTICE-01', async () => {
      for (const types of asked) expect([types, await agents(types)]).toEqual([types, []]);
      for (const [type, theirs] of [
        ...[0, 4, 40].map((no) => [no, []] as const),
        ...[1, 2, 3, 41, 42].map((yes) => [yes, ['A1', 'A2', 'A3']] as const),
      ]) {
        const { token } = await agentOf(type);
        for (const types of asked) expect([type, types, await agents(types, token)]).toEqual([type, types, theirs]);
        expect(await announcements({ types: all }, token)).toHaveLength(theirs.length + 1);
      }
    });
  });

  it('count who of their team, at any depth, came and bet in the period', async () => {
    await proves('S3-AGENT-02', async () => {
      const { agent, token } = await agentOf();
      const today = { startDate: '2026-03-14', endDate: '2026-03-14', size: 0 };
      const kpi = async (query = today) => (await platform.api('teamKpi', { site, token, query })).value.footer;
      expect(await kpi()).toEqual({
        teamLoginMemberCount: 0,
        teamBetMemberCount: 0,
        teamRegisterMemberCount: 0,
        teamOnlineCount: 0,
      });
      const made = await platform.app.inject({
        method: 'POST',
        url: `/_ops/merchants/${site.code}/members/${agent.username}/team`,
        headers: { 'x-ops-key': 'ops' },
        payload: { registered: 2, loggedIn: 7, betting: 5, online: 3 },
      });
      expect(made.statusCode).toBe(201);
      const below = await platform.makeMember(site, { uplineId: agent.id });
      const deep = await platform.makeMember(site, { uplineId: below.id });
      await platform.login(site, deep);
      await platform.login(site, await platform.makeMember(site));
      expect(await kpi()).toEqual({
        teamLoginMemberCount: 8,
        teamBetMemberCount: 5,
        teamRegisterMemberCount: 4,
        teamOnlineCount: 4,
      });
      expect(await kpi({ ...today, startDate: '2026-03-13', endDate: '2026-03-13' })).toMatchObject({
        teamLoginMemberCount: 0,
        teamRegisterMemberCount: 0,
      });
    });
  });

  it('are those of certain types: others are refused, for the agency and for dividends by two lists', async () => {
    const query = { startDate: '2026-03-14', endDate: '2026-03-14', size: 0 };
    for (const [type, agency, dividend] of [
      [0, false, true],
      [1, true, true],
      [4, false, false],
      [40, false, false],
      [41, true, false],
      [42, true, false],
    ] as const) {
      const { token } = await agentOf(type);
      expect([type, (await platform.api('teamKpi', { site, token, query })).success]).toEqual([type, agency]);
      expect([type, (await platform.api('agentUnread', { site, token })).success]).toEqual([type, agency]);
      expect([type, (await platform.api('dividendInfo', { site, token })).success]).toEqual([type, dividend]);
    }
  });

  it('have dividends unless the merchant has none', async () => {
    const { token } = await agentOf();
    const enabled = async () => (await platform.api('dividendInfo', { site, token })).value.enabled;
    expect(await enabled()).toBe(true);
    await put('content/dividend', { items: { enabled: false } });
    expect(await enabled()).toBe(false);
  });
});
