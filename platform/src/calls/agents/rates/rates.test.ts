import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { betOf, giveRates, paidTo, run } from '../../../jobs/settlements/team.testing';
import type { TestPlatform } from '../../../testing';
import { openLobby } from '../../../testing/lobby';

let platform: TestPlatform;
let site: Site;
let agent: Member;
let token: string;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  platform.clock.now = new Date('2026-03-14T12:00:00+07:00');
  site = await platform.makeMerchant({ agentMenu: { backedit: true } });
  const made = await platform.makeMember(site, { type: 1 });
  agent = made;
  token = await platform.login(site, made);
  await giveRates(platform.db, agent, { RNG: '0.8' });
});

const change = (member: Pick<Member, 'id'>, version: number, rate: string, by = token) =>
  platform.api('changeRates', {
    site,
    token: by,
    body: { memberId: member.id, version, rates: [{ category: 'RNG', rate }] },
  });
const list = async (by = token) =>
  (await platform.api('agentRates', { site, token: by, query: { pageNo: 1, pageSize: 20 } })).value;
const rngOf = async (member: Member) =>
  (await list()).content
    .find(({ memberId }) => memberId === member.id)
    ?.rates.find(({ category }) => category === 'RNG');
const ops = (method: 'PUT' | 'POST', url: string, payload: object) =>
  platform.app.inject({ method, url: `/_ops${url}`, headers: { 'x-ops-key': 'ops' }, payload });

describe('the rates of direct members', () => {
  it('lie between what is given on and what the agent has, in steps of 0.1', async () => {
    const member = await platform.makeMember(site, { type: 1, uplineId: agent.id });
    const below = await platform.makeMember(site, { uplineId: member.id });
    await giveRates(platform.db, member, { RNG: '0.6' });
    await giveRates(platform.db, below, { RNG: '0.4' });
    expect(await rngOf(member)).toEqual({ category: 'RNG', rate: '0.6', min: '0.4', max: '0.8' });
    for (const rate of ['0.3', '0.9', '0.55', '100'])
      expect(await change(member, 0, rate)).toMatchObject({
        ...{ success: false, code: 'rate.bounds', value: { category: 'RNG', min: '0.4', max: '0.8' } },
      });
    for (const [version, rate] of [
      [0, '0.4'],
      [1, '0.8'],
    ] as const)
      expect(await change(member, version, rate)).toMatchObject({ success: true, value: { version: version + 1 } });
    // A category that the platform has no games of.
    const body = { memberId: member.id, version: 2, rates: [{ category: 'NOTHING', rate: '0' }] };
    expect(await platform.api('changeRates', { site, token, body })).toMatchObject({ code: 'rate.bounds' });
  });

  it('are those of nobody else', async () => {
    const member = await platform.makeMember(site, { uplineId: agent.id });
    const deep = await platform.makeMember(site, { uplineId: member.id });
    const trial = await platform.makeMember(site, { type: 4, uplineId: agent.id });
    const stranger = await platform.makeMember(await platform.makeMerchant());
    expect((await list()).content.map(({ memberId }) => memberId)).toEqual([member.id]);
    const answers: Awaited<ReturnType<typeof change>>[] = [];
    for (const each of [deep, trial, stranger, agent, { id: 999_999_999 }]) answers.push(await change(each, 0, '0.1'));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ code: 'member.not.exist' });
  });

  it('change with the next day of the merchant', async () => {
    await proves('F-AGENTREBATE-02', async () => {
      const member = await platform.makeMember(site, { uplineId: agent.id });
      await giveRates(platform.db, member, { RNG: '0.3' });
      platform.clock.now = new Date('2026-03-14T23:59:00+07:00');
      // The session ended meanwhile.
      token = await platform.login(site, { username: agent.username, password: 'secret123' });
      expect((await change(member, 0, '0.5')).success).toBe(true);
      expect(await rngOf(member)).toMatchObject({ rate: '0.5', today: '0.3' });
      await betOf(platform.db, member, { stake: '1000', at: '2026-03-14T23:59:59.999+07:00', category: 'RNG' });
      await betOf(platform.db, member, { stake: '1000', at: '2026-03-15T00:00:00.000+07:00', category: 'RNG' });
      const later = new Date('2026-03-17T00:00:00Z');
      for (const day of ['2026-03-14', '2026-03-15']) await run(platform.db, site, 'rebate', day, later);
      expect(await paidTo(platform.db, [member, agent], 'rebate')).toEqual({
        [member.id]: '3.00+5.00',
        [agent.id]: '5.00+3.00',
      });
      const history = await platform.api('rateHistory', { site, token, query: { memberId: member.id } });
      expect(history.value).toEqual([
        {
          ...{ at: Date.parse('2026-03-14T23:59:00+07:00'), by: agent.username, category: 'RNG' },
          ...{ from: '0.3', to: '0.5', since: '2026-03-15' },
        },
      ]);
    });
  });

  it('are not changed over a change that was not seen', async () => {
    const member = await platform.makeMember(site, { uplineId: agent.id });
    expect(await change(member, 0, '0.5')).toMatchObject({ success: true, value: { version: 1 } });
    expect(await change(member, 0, '0.6')).toMatchObject({ success: false, code: 'rate.changed' });
    expect(await rngOf(member)).toMatchObject({ rate: '0.5' });
    expect(await change(member, 1, '0.6')).toMatchObject({ success: true, value: { version: 2 } });
  });

  it('are for agents, while the merchant has the function on', async () => {
    for (const type of [0, 40, 4]) {
      const other = await platform.makeMember(site, { type });
      const answer = await platform.api('agentRates', {
        ...{ site, token: await platform.login(site, other), query: { pageNo: 1, pageSize: 20 } },
      });
      expect([type, answer.code]).toEqual([type, type === 4 ? 'login.free.account' : 'permission.denied']);
    }
    await platform.app.inject({
      ...{ method: 'PATCH', url: `/_ops/merchants/${site.code}`, headers: { 'x-ops-key': 'ops' } },
      payload: { agentMenu: { backedit: false } },
    });
    const closed = await platform.api('agentRates', { site, token, query: { pageNo: 1, pageSize: 20 } });
    expect(closed).toMatchObject({ success: false, code: 'permission.denied' });
  });
});

describe('where a rate comes from', () => {
  it('is the upline, else the club level that the day began with', async () => {
    await proves('F-REBATE-03', async () => {
      const { db } = platform;
      const levels = (rebate: string) =>
        [['Low', '0', '0.2'] as const, ['High', '5000', rebate] as const].map(([name, turnover, value]) => ({
          ...{ name, turnover, benefits: [{ code: 'rebate', value }] },
        }));
      await ops('PUT', `/merchants/${site.code}/content/clubLevels`, { items: levels('0.6') });
      const given = await platform.makeMember(site, { uplineId: agent.id });
      const unset = await platform.makeMember(site, { uplineId: agent.id });
      await giveRates(db, given, { RNG: '0.3' });
      const [alone, granted, earned] = [
        await platform.makeMember(site),
        await platform.makeMember(site),
        await platform.makeMember(site),
      ];
      const all = [given, unset, alone, granted, earned];
      const day = async (date: string) => {
        for (const member of all)
          await betOf(db, member, { stake: '1000', at: `${date}T12:00:00+07:00`, category: 'RNG' });
      };
      await betOf(db, earned, { stake: '4500', at: '2026-03-13T12:00:00+07:00', category: 'RNG' });
      // Changed at noon of the 15th: that day is paid by the former ones.
      await day('2026-03-15');
      platform.clock.now = new Date('2026-03-15T12:00:00+07:00');
      token = await platform.login(site, { username: agent.username, password: 'secret123' });
      await change(given, 0, '0.5');
      const level = await ops('PUT', `/merchants/${site.code}/members/${granted.username}/level`, { level: 'High' });
      expect(level.statusCode).toBe(200);
      await day('2026-03-16');
      platform.clock.now = new Date('2026-03-16T12:00:00+07:00');
      await ops('PUT', `/merchants/${site.code}/content/clubLevels`, { items: levels('0.7') });
      await day('2026-03-17');
      const later = new Date('2026-03-19T00:00:00Z');
      for (const date of ['2026-03-15', '2026-03-16', '2026-03-17']) await run(db, site, 'rebate', date, later);
      expect(await paidTo(db, all, 'rebate')).toEqual({
        [given.id]: '3.00+5.00+5.00',
        [alone.id]: '2.00+2.00+2.00',
        [granted.id]: '2.00+6.00+7.00',
        // 4500 before the 15th; 5500 after it.
        [earned.id]: '2.00+6.00+7.00',
      });
    });
  });
});
