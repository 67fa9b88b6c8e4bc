import type { Game, QueryOf } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let token: string;
let username: string;
let game: Game;

const ops = (url: string, payload: object) =>
  platform.app.inject({
    method: 'POST',
    url: `/_ops/merchants/${site.code}${url}`,
    headers: { 'x-ops-key': 'ops' },
    payload,
  });

beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant({ depositsApprovedBelow: '10000' });
  const member = await platform.makeMember(site, { balance: '1000', registeredAt: new Date('2026-03-01T00:00:00Z') });
  username = member.username;
  token = await platform.login(site, member);
  [game] = (await someGames(platform, site, 'RNG')) as [Game];
  const bet = { nodeId: game.nodeId, stake: '20.5', payout: '50', status: 'won' };
  await ops(`/members/${username}/bets`, { bets: [{ ...bet, placedAt: Date.parse('2026-03-10T16:59:59Z') }] });
  await ops(`/members/${username}/credit`, { amount: '5', purse: 'bonus' });
});
afterAll(() => platform.close());

const records = (asked: Partial<QueryOf<'accountRecords'>> | Record<string, string> = {}) => {
  const query = { startDate: '2026-03-01', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20, ...asked };
  return platform.api('accountRecords', { site, token, query });
};

describe('the account record', () => {
  it('tells every movement newest first, signed, with the balance it left', async () => {
    const body = { method: 'PROMPTPAY', amount: '100', key: 'a-key-of-its-own' };
    const { orderNo } = (await platform.api('deposit', { site, token, body })).value;
    const { value } = await records();
    await proves('S1-WALLET-03', () =>
      expect(value.content.map(({ kind, amount, balance, subject }) => [kind, amount, balance, subject])).toEqual([
        ['deposit', '100', '1134.5', orderNo],
        ['deposit', '5', '1034.5', undefined],
        ['payout', '50', '1029.5', game.gameName],
        ['stake', '-20.5', '979.5', game.gameName],
        ['deposit', '1000', '1000', undefined],
      ]),
    );
    expect(value.totals).toEqual({ count: 5, in: '1155', out: '20.5', net: '1134.5' });
    expect((await platform.api('balance', { site, token })).value.sumBalance).toBe(value.content[0]?.balance);
  });

  it('keeps the balance true when a kind alone is asked for, and pages without gaps', async () => {
    expect((await records({ kind: 'stake' })).value).toMatchObject({
      content: [{ kind: 'stake', balance: '979.5' }],
      totals: { count: 1, in: '0', out: '20.5', net: '-20.5' },
      totalPages: 1,
    });
    const seen = [];
    for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
      const { value } = await records({ pageNo, pageSize: 2 });
      expect(value.totalPages).toBe(3);
      seen.push(...value.content.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(5);
  });

  it('counts whole days of the device', async () => {
    const day = { startDate: '2026-03-10', endDate: '2026-03-10' };
    const next = { startDate: '2026-03-11', endDate: '2026-03-11' };
    const countOf = async (asked: object) => (await records(asked)).value.totals.count;
    // Shortly before midnight in Bangkok, after midnight in Singapore.
    expect(await countOf({ ...day, zone: 420 })).toBe(2);
    expect(await countOf({ ...next, zone: 420 })).toBe(0);
    expect(await countOf({ ...day, zone: 480 })).toBe(0);
    expect(await countOf({ ...next, zone: 480 })).toBe(2);
  });

  it('shows only the member’s own, and nothing without a session', async () => {
    const other = await platform.login(site, await platform.makeMember(site));
    const query = { startDate: '2026-03-01', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20 };
    expect((await platform.api('accountRecords', { site, token: other, query })).value).toEqual({
      content: [],
      pageNum: 1,
      totalPages: expect.any(Number),
      totals: { count: 0, in: '0', out: '0', net: '0' },
    });
    expect(await platform.api('accountRecords', { site, query })).toMatchObject({ status: 401 });
  });

  it.each([
    { endDate: '2026-02-31' },
    { startDate: '2026-03-15' },
    { kind: 'house' },
    { kind: "stake' or 1=1" },
    { pageNo: '0' },
    { pageSize: '5000' },
    { zone: '999999' },
  ])('refuses %j', async (asked) => {
    expect(await records(asked)).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});
