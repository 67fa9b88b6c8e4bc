import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { listQuery, openLobby } from '../../testing/lobby';
import { listAnswers } from './answers';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let other: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
});
afterAll(() => platform?.close());
afterEach(() => jest.restoreAllMocks());

const open = () => listAnswers(platform.db, platform.app.platform.catalogue);
const hide = (nodeId: number, hidden: boolean) =>
  platform.app.inject({
    ...{ method: 'PUT', url: `/_ops/merchants/${site.code}/games/${nodeId}` },
    ...{ headers: { 'x-ops-key': 'ops' }, payload: { hidden } },
  });

it.each(['RNG', 'FISH', 'HOT'])('are what the call of the list answers, for %s', async (gameType) => {
  const { value } = await platform.api('gameList', { site, query: listQuery(site, { gameType }) });
  const answer = await open()(site, gameType);
  expect(answer?.games.length).toBeGreaterThanOrEqual(12);
  expect(value.games?.slice(0, answer?.games.length)).toEqual(answer?.games);
});

it('have the vendors of the category in order, and all of them for popular games', async () => {
  const { value } = await platform.api('gameVendors', { site });
  const [first] = value.sorting;
  const named = async (gameType: string) =>
    (await open()(site, gameType))?.vendors.map(({ accountTypeName, mobileSmallIcon }) => [
      accountTypeName,
      typeof mobileSmallIcon,
    ]);
  const wanted = first?.vendorNames.map(({ accountTypeName }) => [accountTypeName, 'string']);
  expect(await named('RNG')).toEqual(wanted);
  const popular = (await named('HOT')) ?? [];
  expect(popular.slice(0, wanted?.length)).toEqual(wanted);
  const all = value.sorting.flatMap(({ vendorNames }) => vendorNames.map(({ accountTypeName }) => accountTypeName));
  expect(popular.map(([name]) => name).sort()).toEqual([...new Set(all)].sort());
});

it('are none for what is no category, however often somebody asks', async () => {
  const answers = open();
  for (const gameType of ['', 'NONE', 'constructor', '__proto__', "'; drop table games; --"])
    expect([gameType, await answers(site, gameType)]).toEqual([gameType, undefined]);
});

it('are those of seconds ago at most, and of one merchant alone', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const answers = open();
  const first = async (of: Site) => (await answers(of, 'RNG'))?.games[0]?.['nodeId'];
  const before = Number(await first(site));
  expect((await hide(before, true)).statusCode).toBe(200);
  clock.mockReturnValue(3999);
  expect(await first(site)).toBe(before);
  clock.mockReturnValue(4000);
  expect(await first(site)).not.toBe(before);
  expect(await first(other)).toBe(before);
  await hide(before, false);
});
