import { boardName } from '../../base/members/board-name';
import type { Site } from '../../base/sites/site';
import { betOf } from '../../jobs/settlements/team.testing';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openClaimer, putContent, switchedOn } from './rewards.testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  site = await platform.makeMerchant({ flags: { REWCEN3: true } });
  await putContent(platform, site, 'promotions', switchedOn('MISSION'));
});
afterAll(() => platform?.close());

it('ranks by the settled stakes of the week, equal ones by who was first, and shows one’s own place', async () => {
  await proves('F-MISSION-03', async () => {
    const at = (time: string) => `2026-03-${time}+07:00`;
    const names = Array.from({ length: 24 }, (_, place) => `leader${String(place).padStart(2, '0')}`);
    for (const [place, username] of names.entries()) {
      const member = await platform.makeMember(site, { username });
      await betOf(platform.db, member, { stake: String(1000 - place), at: at('10T10:00:00') });
    }
    // Equal to the third, but earlier; equal to the fourth, but later.
    const early = await platform.makeMember(site, { username: 'earlybird' });
    await betOf(platform.db, early, { stake: '998', at: at('09T00:00:00') });
    const late = await platform.makeMember(site, { username: 'latecomer' });
    await betOf(platform.db, late, { stake: '900', at: at('09T00:00:00') });
    await betOf(platform.db, late, { stake: '97', at: at('11T00:00:00') });
    const own = await openClaimer(platform, site, { username: 'me-myself' });
    const mine = (stake: string, time: string, status: 'lost' | 'void' | 'open' = 'lost') =>
      betOf(platform.db, own.member, { stake, status, at: at(time) });
    await mine('5', '09T00:00:00');
    await mine('5000', '08T23:59:59.999');
    await mine('5000', '10T10:00:00', 'void');
    await mine('5000', '10T10:00:00', 'open');
    const trial = await platform.makeMember(site, { type: 4 });
    await betOf(platform.db, trial, { stake: '9000', at: at('10T10:00:00') });

    const board = await own.board();
    expect(board).toMatchObject({ from: Date.parse(at('09T00:00:00')), to: Date.parse(at('16T00:00:00')) });
    expect(board.rows).toHaveLength(20);
    expect(board.rows.slice(0, 6).map(({ name, stake }) => `${name} ${stake}`)).toEqual([
      ...['lea***00 1000', 'lea***01 999', 'ear***rd 998', 'lea***02 998', 'lea***03 997', 'lat***er 997'],
    ]);
    expect(board.rows.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(board.rows.some(({ own: isOwn }) => isOwn)).toBe(false);
    expect(board.own).toEqual({ place: 27, stake: '5' });
    await mine('2000', '12T10:00:00');
    const after = await own.board();
    expect(after.rows[0]).toEqual({ place: 1, name: 'me-***lf', stake: '2005', own: true });
    expect(after.own).toEqual({ place: 1, stake: '2005' });
  });
});

it('shows who has staked nothing no place', async () => {
  const nobody = await openClaimer(platform, site);
  expect((await nobody.board()).own).toBeNull();
});

it('masks names of any length', () => {
  expect(['somchai42', 'abcdefg', 'abcdef', 'a', 'สมชาย'].map(boardName)).toEqual([
    ...['som***42', 'abc***fg', 'ab***', '***', expect.stringContaining('***')],
  ]);
});
