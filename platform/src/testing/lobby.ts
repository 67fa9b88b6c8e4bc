import type { Game } from '@foyer/shared/contract';
import { LINKED_CLASS } from '../base/jackpots/linked';
import type { Site } from '../base/sites/site';
import { isVendor } from '../calls/purses/vendor-side';
import { seedCatalogue } from '../demonstration';
import { openTestPlatform, type TestPlatform } from './platform';

export async function openLobby(options: Parameters<typeof openTestPlatform>[0] = {}): Promise<TestPlatform> {
  const platform = await openTestPlatform(options);
  await seedCatalogue(platform.db, platform.clock.now);
  return platform;
}

/** The game screen's query of the list call, with changes. */
export const listQuery = (site: Site, changes: Readonly<Record<string, string | number>> = {}) => ({
  merchant: site.code,
  platform: 'html5',
  gameName: '',
  gameClassify: '',
  isNew: '',
  pageNo: 1,
  pageSize: 26,
  vassalage: '',
  language: 'EN',
  clientType: 2,
  ...changes,
});

/** Games of a type, those with these words in their titles. */
export async function someGames(
  platform: TestPlatform,
  site: Site,
  gameType: string,
  gameName = '',
): Promise<readonly Game[]> {
  const { value } = await platform.api('gameList', { site, query: listQuery(site, { gameType, gameName }) });
  return value.games ?? [];
}

export const launchQuery = ({ gameType, vassalage, gameId, nodeId }: Game) => ({
  gameType,
  vassalage,
  gameId,
  nodeId,
  platform: 'html5',
  language: 'EN',
});

/** A game on reels whose rounds are drawn for pots (decision 76), at a vendor without a purse of its own. */
export async function linkedGame(platform: TestPlatform, site: Site): Promise<Game> {
  const query = listQuery(site, { gameType: 'SLOTS', gameClassify: LINKED_CLASS });
  const { value } = await platform.api('gameList', { site, query });
  const found = value.games?.find(({ vassalage }) => !isVendor(vassalage));
  if (found === undefined) throw new Error('the catalogue has no game that is linked to pots');
  return found;
}
