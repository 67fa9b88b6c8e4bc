import type { Site } from '../../base/sites/site';
import { betOf } from '../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { weeksOf } from './lanterns';
import { openClaimer, putContent, switchedOn } from './rewards.testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  platform.clock.advance(Date.parse('2026-03-14T12:00:00Z') - platform.clock.now.getTime());
  site = await platform.makeMerchant({ flags: { REWCEN3: true } });
  await putContent(platform, site, 'promotions', switchedOn('MISSION'));
});

type Claimer = Awaited<ReturnType<typeof openClaimer>>;

/** Rounds of a day by the merchant's clock, decided at a time of it. */
async function play(one: Claimer, day: string, stakes: readonly string[], time = '20:00:00', status?: 'void' | 'open') {
  for (const stake of stakes)
    await betOf(platform.db, one.member, { stake, at: `${day}T${time}+07:00`, ...(status && { status }) });
}

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => march(from + at));
const goTo = (moment: string) => platform.clock.advance(Date.parse(moment) - platform.clock.now.getTime());

it('three decided rounds of the merchant’s day light its lantern', async () => {
  await proves('F-MISSION-01', async () => {
    const one = await openClaimer(platform, site);
    expect(await one.mission()).toMatchObject({ lit: [], stake: null, today: { day: march(14), rounds: 0 } });
    await play(one, march(14), ['5', '5']);
    await play(one, march(14), ['5', '5'], '21:00:00', 'void');
    await play(one, march(14), ['5', '5'], '21:00:00', 'open');
    // Below the lowest of the prizes, and of the days before and after.
    await play(one, march(14), ['0.99', '0.5']);
    await play(one, march(13), ['5'], '23:59:59.999');
    await play(one, march(15), ['5'], '00:00:00');
    expect(await one.mission()).toMatchObject({ lit: [], today: { rounds: 2 }, rounds: 3, days: 7 });
    await play(one, march(14), ['7'], '23:59:59.999');
    expect(await one.mission()).toMatchObject({
      lit: [{ day: march(14), stake: '5' }],
      stake: '5',
      today: { rounds: 3 },
    });
    expect((await one.mission()).today.endsAt).toBe(Date.parse('2026-03-15T00:00:00+07:00'));
  });
});

it('a full week pays once, by the smallest stake, and a dark day begins it again', async () => {
  await proves('F-MISSION-02', async () => {
    for (const [stake, prize] of [
      ['1', '77.00'],
      ['10', '277.00'],
      ['50', '777.00'],
    ] as const) {
      const one = await openClaimer(platform, site);
      for (const day of days(8, 13)) await play(one, day, [stake, stake, '90']);
      expect(await one.claim('MISSION')).toMatchObject({ code: 'claim.gone' });
      await play(one, march(14), [stake, '80', '90', stake], '19:00:00');
      expect(await one.mission()).toMatchObject({ claim: { amount: prize.split('.')[0] }, lit: [] });
      const answers = await Promise.all([one.claim('MISSION'), one.claim('MISSION'), one.claim('MISSION')]);
      expect(answers.filter(({ success }) => success).map(({ value }) => value.amount)).toEqual([
        // The best three of the last day count.
        prize,
      ]);
      expect((await one.paid()).map(({ credit }) => credit)).toEqual(['wallet:main']);
    }

    const low = await openClaimer(platform, site);
    for (const day of days(8, 14))
      await play(low, day, day === march(11) ? ['9.99', '50', '50'] : ['50', '50', '50'], '18:00:00');
    expect(await low.claim('MISSION')).toMatchObject({ value: { amount: '77.00' } });

    const gap = await openClaimer(platform, site);
    for (const day of [...days(8, 10), ...days(12, 14)]) await play(gap, day, ['50', '50', '50'], '18:00:00');
    expect((await gap.mission()).lit.map(({ day }) => day)).toEqual(days(12, 14));
    goTo('2026-03-15T00:00:00+07:00');
    expect((await gap.mission()).lit).toHaveLength(3);
    goTo('2026-03-16T00:00:00+07:00');
    expect((await gap.mission()).lit).toEqual([]);
  });
});

it('the prize waits for seven days, and the next week begins on the next day', async () => {
  const one = await openClaimer(platform, site);
  for (const day of days(1, 14)) await play(one, day, ['10', '10', '10'], '18:00:00');
  // The week that ended on the 7th can be claimed for some hours yet.
  expect((await one.rewards()).filter(({ state }) => state === 'claimable').map(({ period }) => period)).toEqual([
    ...[march(7), march(14)],
  ]);
  goTo('2026-03-15T00:00:00+07:00');
  expect(await one.claim('MISSION')).toMatchObject({ success: true });
  expect(await one.claim('MISSION')).toMatchObject({ code: 'claim.gone' });
  await play(one, march(15), ['10', '10', '10'], '00:00:00');
  expect((await one.mission()).lit).toHaveLength(1);
});

describe('weeks', () => {
  const lit = (day: number, stake?: string) => ({
    day: march(day),
    rounds: 3,
    ...(stake === undefined ? {} : { stake }),
  });

  it('begin anew after a full one, and after one that was claimed', () => {
    const all = days(1, 9).map((_, at) => lit(at + 1, '5'));
    expect(weeksOf(all, new Set(), march(9))).toMatchObject({
      complete: [{ last: march(7), stake: '5' }],
      running: [{ day: march(8) }, { day: march(9) }],
    });
    // Days between two visits that lie far apart are in no list.
    const apart = [lit(1, '5'), lit(2, '5'), lit(8, '5'), lit(9, '5')];
    expect(weeksOf(apart, new Set(), march(9)).running.map(({ day }) => day)).toEqual(days(8, 9));
    const { complete, running } = weeksOf(all, new Set([march(3)]), march(9));
    expect(complete).toEqual([]);
    expect(running.map(({ day }) => day)).toEqual(days(4, 9));
  });
});

it('a long row of lanterns keeps its weeks, however many were not claimed', async () => {
  goTo('2026-03-02T03:30:00Z');
  const one = await openClaimer(platform, site);
  // 60 days from 2 March on: the ninth week has four lanterns. The member looks in now and then.
  for (let at = 0; at < 60; at += 1) {
    const day = new Date(Date.parse('2026-03-02') + at * 86_400_000).toISOString().slice(0, 10);
    goTo(`${day}T03:30:00Z`);
    await play(one, day, ['10', '10', '10'], '10:00:00');
    if (at % 13 === 0) await one.mission();
  }
  expect((await one.mission()).lit).toHaveLength(4);
});

it('a member who comes back begins anew', async () => {
  const one = await openClaimer(platform, site);
  for (const day of days(10, 14)) await play(one, day, ['10', '10', '10'], '18:00:00');
  expect((await one.mission()).lit).toHaveLength(5);
  goTo('2026-06-01T12:00:00+07:00');
  await play(one, '2026-06-01', ['10', '10', '10'], '10:00:00');
  expect((await one.mission()).lit.map(({ day }) => day)).toEqual(['2026-06-01']);
});

it('a round that arrives right after midnight still counts for its day', async () => {
  const one = await openClaimer(platform, site);
  await play(one, march(14), ['10', '10'], '20:00:00');
  goTo('2026-03-15T00:05:00+07:00');
  expect((await one.mission()).lit).toEqual([]);
  await play(one, march(14), ['10'], '23:59:59.999');
  expect((await one.mission()).lit.map(({ day }) => day)).toEqual([march(14)]);
});
