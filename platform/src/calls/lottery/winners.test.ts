import type { Site } from '../../base/sites/site';
import { openLobby, type TestPlatform } from '../../testing';
import { comingNumbers, openPlayer, settleBy } from './orders.testing';

const WEEK_MS = 7 * 86_400_000;

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant({ language: 'EN' });
});
afterAll(() => platform?.close());

const winners = async (at = site, language = 'EN') =>
  (await platform.api('lotteryWinners', { site: at, query: { language } })).value;

/** Lines on the first digit of the coming draw that win, and on its size for whoever needs the last cents. */
async function winning(issue: string, digitStake: string, sizeStake?: string) {
  // The day's seed is made where the lotteries are listed.
  await platform.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } });
  const [first = 0, ...rest] = await comingNumbers(platform.db, site, 'LTN1M', issue);
  const size = [first, ...rest].reduce((sum, each) => sum + each, 0) >= 14 ? 'big' : 'small';
  const lines = [{ play: 'digit', pick: `1:${first}`, stake: digitStake }];
  return sizeStake === undefined ? lines : [...lines, { play: 'size', pick: size, stake: sizeStake }];
}

async function order(username: string, digitStake: string, sizeStake?: string) {
  const player = await openPlayer(platform, site, '5000', { username });
  const { issue } = await player.wished('LTN1M', {});
  const { value } = await player.place('LTN1M', { lines: await winning(issue, digitStake, sizeStake) });
  return { issue, orderNo: value.orderNo, player };
}

/** Draws and settles what was ordered until now. */
async function draw() {
  platform.clock.advance(120_000);
  await settleBy(platform);
}

it('are the wins of the week from 1,000.00 on, the largest first, without telling who it was', async () => {
  await proves('F-SETTLE-07', async () => {
    expect(await winners()).toEqual([]);
    const first = await order('somchai42', '200');
    await order('malirat77', '104.75', '2.5');
    await order('nearlythere', '104.75', '2.4');
    const trial = await platform.makeMember(site, { type: 4, balance: '5000', username: 'trialist99' });
    const token = await platform.login(site, trial);
    const bet = await first.player.wished('LTN1M', { lines: await winning(first.issue, '300') });
    expect((await platform.api('placeOrder', { site, token, body: bet })).success).toBe(true);
    await draw();
    const later = await order('voidwinner1', '1200');
    const url = `/_ops/merchants/${site.code}/lotteries/LTN1M/draws/${later.issue}/void`;
    expect((await platform.app.inject({ method: 'POST', url, headers: { 'x-ops-key': 'ops' } })).statusCode).toBe(200);
    await draw();
    expect((await later.player.order(later.orderNo)).status).toBe('void');
    await order('fresh-one5', '200');
    await draw();

    const shown = await winners();
    expect(shown.map(({ vo }) => `${vo.account} ${vo.winAmount}`)).toEqual([
      ...['fre***e5 1900', 'som***42 1900', 'mal***77 1000'],
    ]);
    expect(shown[1]?.vo).toMatchObject({ code: 'LTN1M', displayName: 'Lantern Minute' });
    expect(JSON.stringify(shown)).not.toMatch(/somchai|malirat|nearly|trialist|voidwinner|fresh-one/);
  });
  expect((await winners(site, 'TY'))[0]?.vo.displayName).toMatch(/[\u0e00-\u0e7f]/);
  expect(await winners(await platform.makeMerchant())).toEqual([]);
  platform.clock.advance(WEEK_MS + 1);
  expect(await winners()).toEqual([]);
});

it('are twenty at most', async () => {
  const player = await openPlayer(platform, site, '5000');
  const { issue } = await player.wished('LTN1M', {});
  const [line] = await winning(issue, '0');
  for (let stake = 110; stake < 132; stake += 1)
    await player.place('LTN1M', { lines: [{ ...line!, stake: String(stake) }] });
  await draw();
  const amounts = (await winners()).map(({ vo }) => Number(vo.winAmount));
  expect(amounts).toHaveLength(20);
  expect([amounts[0], amounts[19]]).toEqual([131 * 9.5, 112 * 9.5]);
});
