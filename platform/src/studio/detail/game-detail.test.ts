import type { Game, GameDetail } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import { games } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { visit } from '../../testing/studio';

jest.setTimeout(60_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
});
afterAll(() => platform?.close());

const ask = (site: Site, nodeId: number | string, language = 'EN') =>
  platform.api('gameDetail', { site, query: { nodeId: nodeId as number, language } });
const detailOf = async (site: Site, { nodeId }: Pick<Game, 'nodeId'>, language?: string): Promise<GameDetail> =>
  (await ask(site, nodeId, language)).value;
const operate = async (site: Site, method: 'PUT' | 'PATCH', url: string, payload: object) => {
  const answer = await platform.app.inject({
    ...{ method, url: `/_ops/merchants/${site.code}${url}`, payload },
    headers: { 'x-ops-key': 'ops' },
  });
  expect(answer.statusCode).toBeLessThan(300);
};
const playable = async (site: Site, gameType: string, gameName = '') => {
  const found = (await someGames(platform, site, gameType, gameName)).find((game) => game.supportPlay);
  if (found === undefined) throw new Error(`there is no game of ${gameType} to play`);
  return found;
};

describe('what is known of a game', () => {
  it('is asked by anybody, and says return, volatility, lines and stakes of reels', async () => {
    const site = await platform.makeMerchant({ currencySymbol: '₫' });
    const detail = await detailOf(site, await playable(site, 'SLOTS'));
    expect(detail).toMatchObject({
      kind: 'Reels',
      returnPercent: { from: expect.stringMatching(/^96\.\d\d$/), to: expect.stringMatching(/^96\.\d\d$/) },
      volatility: { from: expect.stringMatching(/^(low|medium|high)$/) },
      lines: 20,
      stake: { most: '10000', currencySymbol: '₫' },
      trial: true,
    });
    expect(detail.features).toContainEqual(expect.stringMatching(/^Free spins, every win ×[235]$/));
    expect(detail.rules).toHaveLength(2);
  });

  it.each(['SLOTS', 'LIVE', 'FISH', 'PVP'])('has the stakes that the game itself takes: %s', async (gameType) => {
    const site = await platform.makeMerchant();
    const game = await playable(site, gameType);
    const token = await platform.login(site, await platform.makeMember(site, { balance: '100' }));
    const opened = await visit(platform, site, token, game);
    const { stake } = await detailOf(site, game);
    expect(stake).toMatchObject({ least: opened.body.game!.minBet, most: opened.body.game!.maxStake });
  });

  it('is told in the language that is asked for', async () => {
    const site = await platform.makeMerchant();
    const game = await playable(site, 'FISH');
    const [english, thai] = [await detailOf(site, game, 'EN'), await detailOf(site, game, 'TY')];
    expect([english.kind, thai.kind]).toEqual(['Fishing', 'ยิงปลา']);
    for (const text of [...thai.features, ...thai.rules]) expect(text).toMatch(/[\u0e00-\u0e7f]/);
    for (const text of [...english.features, ...english.rules]) expect(text).not.toMatch(/[\u0e00-\u0e7f]/);
    expect([thai.features.length, thai.rules.length]).toEqual([english.features.length, english.rules.length]);
  });

  it('is a span where the player chooses what to bet on', async () => {
    const site = await platform.makeMerchant();
    expect(await detailOf(site, await playable(site, 'LIVE', 'Baccarat'))).toMatchObject({
      returnPercent: { from: '85.64', to: '98.94' },
      volatility: { from: 'low', to: 'medium' },
    });
  });

  it('states no return of what has odds for each bet: books of matches, lotteries of the house', async () => {
    const site = await platform.makeMerchant();
    const book = await detailOf(site, await playable(site, 'SPORTS', 'Football'));
    expect(Object.keys(book).sort()).toEqual(['features', 'kind', 'nodeId', 'rules', 'stake', 'trial']);
    expect(book.stake).toMatchObject({ most: '10000' });
    const lottery = await detailOf(site, await playable(site, 'ELOTT', 'Lantern Minute'));
    expect(Object.keys(lottery).sort()).toEqual(['features', 'kind', 'nodeId', 'rules', 'trial']);
    expect(lottery.kind).toBe('Lottery');
  });

  it('is nothing for a game that is only listed here', async () => {
    const site = await platform.makeMerchant();
    const game = await playable(site, 'SLOTS');
    await operate(site, 'PUT', `/games/${game.nodeId}`, { playable: false });
    expect(await detailOf(site, game)).toEqual({ nodeId: game.nodeId, features: [], rules: [], trial: false });
  });

  it('says whether this merchant lets one try it', async () => {
    const site = await platform.makeMerchant({ trialOpen: false });
    expect((await detailOf(site, await playable(site, 'SLOTS'))).trial).toBe(false);
  });

  it('is refused for a game that this merchant does not offer: unknown, hidden, retired, of a closed vendor', async () => {
    const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    const refused = { success: false, code: 'permission.denied' };
    const hidden = await playable(site, 'SLOTS');
    expect(await ask(site, 999_999_999)).toMatchObject(refused);
    await operate(site, 'PUT', `/games/${hidden.nodeId}`, { hidden: true });
    expect(await ask(site, hidden.nodeId)).toMatchObject(refused);
    expect((await detailOf(other, hidden)).nodeId).toBe(hidden.nodeId);
    const fish = await playable(site, 'FISH');
    await operate(site, 'PUT', `/vendors/${fish.vassalage}`, { closed: true });
    expect(await ask(site, fish.nodeId)).toMatchObject(refused);
    const retired = await playable(other, 'COCKFIGHT');
    await platform.db.update(games).set({ retired: true }).where(eq(games.nodeId, retired.nodeId));
    expect(await ask(other, retired.nodeId)).toMatchObject(refused);
    await platform.db.update(games).set({ retired: false }).where(eq(games.nodeId, retired.nodeId));
  });

  it.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999999999999'])(
    'is not asked with the number %s',
    async (nodeId) => {
      const site = await platform.makeMerchant();
      expect(await ask(site, nodeId)).toMatchObject({ status: 400, code: 'request.invalid' });
    },
  );
});
