import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres } from '../../testing/postgres';
import { giftAt, openClaimer, putContent, switchedOn } from './rewards.testing';

jest.setTimeout(120_000);

const HOUR = 3_600_000;
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant({ flags: { REWCEN3: true } });
});

describe('the reward center', () => {
  it('lists what can be claimed first, then what comes, was claimed, was missed, each member’s own', async () => {
    await proves('F-REWARD-01', async () => {
      const { now } = platform.clock;
      await putContent(platform, site, 'promotions', switchedOn('OPEN', 'SOON', 'PLAY', 'LATE', 'DONE', 'NEXT'));
      await putContent(platform, site, 'gifts', [
        giftAt(now, 'LATE', { until: now.getTime() - 1 }),
        giftAt(now, 'DONE'),
        giftAt(now, 'SOON', { from: now.getTime() + HOUR, until: now.getTime() + 2 * HOUR }),
        giftAt(now, 'PLAY', { deposits: '500', times: '5', until: now.getTime() + HOUR / 2 }),
        giftAt(now, 'OPEN'),
        giftAt(now, 'NEXT', { until: now.getTime() + HOUR / 4 }),
      ]);
      const [one, other] = [await openClaimer(platform, site), await openClaimer(platform, site)];
      await one.claim('DONE');
      expect(await one.states()).toEqual([
        ...['NEXT claimable', 'OPEN claimable', 'PLAY coming', 'SOON coming', 'DONE claimed', 'LATE missed'],
      ]);
      expect(await other.states()).toContain('DONE claimable');
      expect(await one.reward('OPEN')).toEqual({
        ...{
          promotion: 'OPEN',
          period: 'g1',
          title: 'A gift',
          condition: 'For everybody.',
          amount: '25',
          purse: 'main',
        },
        ...{ state: 'claimable', opensAt: now.getTime() - HOUR, deadline: now.getTime() + HOUR },
      });
      expect(await one.reward('PLAY')).toMatchObject({
        ...{ purse: 'bonus', times: '5', progress: { have: '0', need: '500' } },
      });
      expect(await one.reward('DONE')).toMatchObject({ amount: '25.00', rewardNo: expect.stringMatching(/^R\d+$/) });
      expect((await one.rewards('TY'))[0]?.title).toBe('ของขวัญ');
      expect(await one.waiting()).toEqual(['OPEN', 'NEXT']);
      await one.claim('OPEN');
      expect(await one.waiting()).toEqual(['NEXT']);
      expect(await other.waiting()).toEqual(['OPEN', 'DONE', 'NEXT']);
      platform.clock.advance(HOUR / 4);
      expect(await one.states()).toContain('NEXT missed');
      expect(await one.waiting()).toEqual([]);
      expect((await platform.api('promotions', { site })).value.every(({ claimed }) => claimed)).toBe(true);
    });
  });

  it('measures by stakes of game types and by deposits, from the first moment up to the last', async () => {
    const { now } = platform.clock;
    await putContent(platform, site, 'promotions', switchedOn('FISHING'));
    await putContent(platform, site, 'gifts', [
      giftAt(now, 'FISHING', { stakes: '100', gameTypes: ['FISH', 'SPORTS'] }),
    ]);
    const one = await openClaimer(platform, site);
    const { betOf } = await import('../../jobs/settlements/team.testing');
    const bet = (stake: string, ms: number, category = 'FISH', status: 'lost' | 'void' | 'open' = 'lost') =>
      betOf(platform.db, one.member, { stake, category, status, at: new Date(now.getTime() + ms).toISOString() });
    await bet('60', -HOUR);
    await bet('500', -HOUR - 1);
    await bet('500', HOUR);
    await bet('500', 0, 'SLOTS');
    await bet('500', 0, 'FISH', 'void');
    await bet('500', 0, 'FISH', 'open');
    expect(await one.reward('FISHING')).toMatchObject({ state: 'coming', progress: { have: '60', need: '100' } });
    expect(await one.claim('FISHING')).toMatchObject({ code: 'claim.gone' });
    await bet('40', 0);
    expect(await one.reward('FISHING')).toMatchObject({ state: 'claimable', progress: { have: '100', need: '100' } });
  });

  it('counts a gift as missed once its days are over, and what was earned in them as open until its last claim', async () => {
    const { now } = platform.clock;
    const days = { from: now.getTime() - HOUR, to: now.getTime() + HOUR, until: now.getTime() + 2 * HOUR };
    await putContent(platform, site, 'promotions', switchedOn('MIDWEEK', 'OPEN'));
    await putContent(platform, site, 'gifts', [
      giftAt(now, 'MIDWEEK', { ...days, deposits: '500' }),
      giftAt(now, 'OPEN', days),
    ]);
    const one = await openClaimer(platform, site);
    expect(await one.reward('MIDWEEK')).toMatchObject({ state: 'coming', deadline: days.to });
    platform.clock.advance(HOUR - 1);
    expect(await one.states()).toEqual(['OPEN claimable', 'MIDWEEK coming']);
    platform.clock.advance(1);
    expect(await one.states()).toEqual(['OPEN claimable', 'MIDWEEK missed']);
    platform.clock.advance(HOUR);
    expect(await one.states()).toEqual(['MIDWEEK missed', 'OPEN missed']);
  });
});

describe('a claim', () => {
  it('is refused with its reason, and moves nothing', async () => {
    await proves('F-REWARD-03', async () => {
      const { now } = platform.clock;
      const until = now.getTime() + HOUR;
      await putContent(platform, site, 'promotions', [...switchedOn('ONE', 'FAR'), { key: 'OFF', enabled: false }]);
      await putContent(platform, site, 'gifts', [
        ...[giftAt(now, 'ONE', { until }), giftAt(now, 'OFF'), giftAt(now, 'FAR', { deposits: '500' })],
      ]);
      const one = await openClaimer(platform, site);
      const trial = await openClaimer(platform, site, { type: 4 });
      const refused = { success: false, code: 'claim.gone' };
      expect(await one.claim('FAR')).toMatchObject(refused);
      expect(await one.claim('OFF')).toMatchObject(refused);
      expect(await one.claim('NEVER')).toMatchObject(refused);
      expect(await trial.claim('ONE')).toMatchObject({ success: false, code: 'login.free.account' });
      expect(await trial.waiting()).toEqual([]);
      const late = await openClaimer(platform, site);
      platform.clock.advance(HOUR - 1);
      expect(await one.claim('ONE')).toMatchObject({ success: true, value: { amount: '25.00', purse: 'main' } });
      expect(await one.claim('ONE')).toMatchObject(refused);
      expect(await one.paid()).toHaveLength(1);
      platform.clock.advance(1);
      expect(await late.claim('ONE')).toMatchObject(refused);
      expect(await late.states()).toContain('ONE missed');
      expect(await late.paid()).toEqual([]);
      expect(await trial.paid()).toEqual([]);
      const stranger = await platform.api('claimReward', { site, body: { promotion: 'ONE', key: '12345678' } });
      expect(stranger).toMatchObject({ status: 401, code: 'session.required' });
    });
  });

  it('pays once, on two instances of a Postgres server', async () => {
    await proves('F-REWARD-02', async () => {
      const server = await openTestPostgres();
      const url = await server.freshDatabase();
      const first = await openTestPlatform({ at: { url }, opsKey: 'ops' });
      const second = await openTestPlatform({ at: { url }, opsKey: 'ops' });
      try {
        const on = await first.makeMerchant({ flags: { REWCEN3: true } });
        await putContent(first, on, 'promotions', switchedOn('ONE', 'TWO'));
        await putContent(first, on, 'gifts', [
          ...[giftAt(first.clock.now, 'ONE'), giftAt(first.clock.now, 'TWO', { times: '8' })],
        ]);
        const one = await openClaimer(first, on);
        for (const promotion of ['ONE', 'TWO']) {
          const answers = await Promise.all(
            Array.from({ length: 40 }, (_, at) =>
              one.claim(
                promotion,
                at % 2 === 0 ? `the-same-key-${promotion}` : `another-key-${promotion}-${at}`,
                at % 4 < 2 ? first : second,
              ),
            ),
          );
          const numbers = new Set(answers.flatMap(({ success, value }) => (success ? [value.rewardNo] : [])));
          expect(answers.map(({ code }) => code).filter((code) => code !== undefined && code !== 'claim.gone')).toEqual(
            [],
          );
          expect(numbers.size).toBe(1);
        }
        const paid = await one.paid();
        expect(paid.map(({ amount, credit }) => [amount, credit]).sort()).toEqual([
          ['25.0000', 'wallet:bonus'],
          ['25.0000', 'wallet:main'],
        ]);
        expect(await one.asked()).toEqual([{ asked: '200.0000', reference: expect.stringMatching(/^R\d+$/) }]);
        expect(await one.tell()).toBe(2);
      } finally {
        await Promise.all([first.close(), second.close()]);
        await server.close();
      }
    });
  });
});

describe('the gift of a birthday', () => {
  it('can be claimed for seven days of the merchant, once a year, by the level of the club', async () => {
    await putContent(platform, site, 'promotions', switchedOn('BIRTHDAY'));
    const one = await openClaimer(platform, site, { vipLevel: 'Silver' });
    const url = `/_ops/merchants/${site.code}/members/${one.member.username}/account`;
    const enter = async (birthday: string) =>
      (await platform.app.inject({ method: 'PUT', url, headers: { 'x-ops-key': 'ops' }, payload: { birthday } }))
        .statusCode;
    expect(await one.rewards()).toEqual([]);
    expect(await enter('1990-02-30')).toBe(400);
    expect(await enter('1990-03-20')).toBe(200);
    expect(await one.reward('BIRTHDAY')).toMatchObject({ state: 'coming', amount: '88', period: '2026' });
    const goTo = (moment: string) => platform.clock.advance(Date.parse(moment) - platform.clock.now.getTime());
    goTo('2026-03-19T23:59:59.999+07:00');
    expect(await one.states()).toEqual(['BIRTHDAY coming']);
    goTo('2026-03-20T00:00:00+07:00');
    expect(await one.states()).toEqual(['BIRTHDAY claimable']);
    goTo('2026-03-26T23:59:59.999+07:00');
    expect(await one.claim('BIRTHDAY')).toMatchObject({ value: { amount: '88.00', purse: 'main' } });
    expect(await one.claim('BIRTHDAY')).toMatchObject({ code: 'claim.gone' });
    goTo('2027-03-27T00:00:00+07:00');
    expect(await one.states()).toEqual(['BIRTHDAY claimed', 'BIRTHDAY missed']);
  });
});
