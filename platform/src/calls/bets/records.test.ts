import type { Game, QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import fc from 'fast-check';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let token: string;
let slot: Game;
let fish: Game;
let username: string;

const bet = (game: Game, at: string, stake: string, payout: string, status = Number(payout) > 0 ? 'won' : 'lost') => ({
  nodeId: game.nodeId,
  stake,
  payout,
  status,
  placedAt: Date.parse(at),
});

beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant();
  const member = await platform.makeMember(site, { balance: '1000' });
  username = member.username;
  token = await platform.login(site, member);
  [slot] = (await someGames(platform, site, 'RNG')) as [Game];
  [fish] = (await someGames(platform, site, 'FISH')) as [Game];
  await place([
    bet(slot, '2026-03-10T16:59:59Z', '10', '0'),
    bet(slot, '2026-03-10T17:00:00Z', '20', '50.25'),
    bet(fish, '2026-03-11T16:59:59.999Z', '5', '0'),
    bet(fish, '2026-03-11T17:00:00Z', '0.1', '0.3'),
    bet(slot, '2026-03-12T01:00:00Z', '7', '7', 'void'),
    bet(slot, '2026-03-12T02:00:00Z', '40', '0', 'open'),
  ]);
});
afterAll(() => platform.close());

async function place(bets: readonly object[]) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/_ops/merchants/${site.code}/members/${username}/bets`,
    headers: { 'x-ops-key': 'ops' },
    payload: { bets },
  });
  expect(answer.statusCode).toBe(201);
}

type Asked = Partial<QueryOf<'betRecords'>>;
const records = (asked: Asked = {}) => {
  const query = { startDate: '2026-03-01', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20, ...asked };
  return platform.api('betRecords', { site, token, query });
};

describe('the betting record', () => {
  it('lists bets newest first with what they were on', async () => {
    const { value } = await records();
    expect(value.content.map(({ stake }) => Number(stake))).toEqual([40, 7, 0.1, 5, 20, 10]);
    expect(value.content[4]).toMatchObject({
      gameName: slot.gameName,
      vassalage: slot.vassalage,
      stake: '20',
      payout: '50.25',
      vendorName: expect.any(String),
      status: 'won',
      icon: slot.mobileSmallIcon,
      placedAt: Date.parse('2026-03-10T17:00:00Z'),
    });
  });

  it('counts whole days of the device: a Bangkok day begins at 17:00 UTC', async () => {
    const bangkok = await records({ startDate: '2026-03-11', endDate: '2026-03-11', zone: 420 });
    expect(bangkok.value.content.map(({ stake }) => Number(stake))).toEqual([5, 20]);
    const utc = await records({ startDate: '2026-03-11', endDate: '2026-03-11', zone: 0 });
    expect(utc.value.content.map(({ stake }) => Number(stake))).toEqual([0.1, 5]);
    expect(bangkok.value.days).toEqual([{ date: '2026-03-11', stake: '25', payout: '50.25' }]);
    const whole = await records({ zone: 420 });
    expect(whole.value.days?.map(({ date }) => date)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
  });

  it('adds up the whole period, not the page; a running bet is no loss', async () => {
    const { value } = await records({ pageSize: 2, pageNo: 3 });
    expect(value).toMatchObject({ pageNum: 3, totalPages: 3 });
    expect(value.content).toHaveLength(2);
    expect(value.totals).toEqual({ count: 6, stake: '82.1', payout: '57.55', net: '15.45', openStake: '40' });
    expect((await records({ pageSize: 2, pageNo: 4 })).value.content).toEqual([]);
  });

  it('filters by category and by how it ended', async () => {
    expect((await records({ gameType: 'FISH' })).value.totals).toMatchObject({ count: 2, stake: '5.1' });
    expect((await records({ status: 'open' })).value.totals).toMatchObject({ count: 1, net: '0' });
    expect((await records({ status: 'no such' })).value).toMatchObject({
      content: [],
      totals: { count: 0, stake: '0' },
    });
  });

  it('shows nobody else’s bets', async () => {
    const other = await platform.login(site, await platform.makeMember(site));
    const query = { startDate: '2026-03-01', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20 };
    expect((await platform.api('betRecords', { site, token: other, query })).value.content).toEqual([]);
  });

  it('refuses days that no calendar has and periods that end before they begin', async () => {
    for (const asked of [{ endDate: '2026-02-31' }, { startDate: '2026-13-01' }, { startDate: '2026-03-15' }]) {
      expect(await records(asked)).toMatchObject({ status: 400, code: 'request.invalid' });
    }
  });

  it('is never answered with a fault of the server', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('0000-00-00', '9999-12-31', '0001-01-01', '2026-03-10', '841', '-840', '99999'),
    );
    const names = ['startDate', 'endDate', 'zone', 'gameType', 'status', 'pageNo', 'pageSize'];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), text), async (changes) => {
        expect((await records(changes as Asked)).status).toBeLessThan(500);
      }),
      { numRuns: 80 },
    );
  });

  it('pages every bet once, whatever the page size', async () => {
    const same = Date.parse('2026-03-05T12:00:00Z');
    await place(Array.from({ length: 9 }, () => ({ ...bet(slot, '2026-03-05T12:00:00Z', '1', '0'), placedAt: same })));
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
      const { value } = await records({ startDate: '2026-03-05', endDate: '2026-03-05', pageNo, pageSize: 4 });
      for (const { id } of value.content) seen.add(id);
      expect(new Big(value.totals.stake).eq(9)).toBe(true);
    }
    expect(seen.size).toBe(9);
  });
});
