import { randomUUID } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import type { CallInput } from '..';
import { listQuery, someGames } from '../lobby';
import { ONE_MEMBER, type Scenario } from './scenario';
import { letterScenarios } from './scenarios-letters';
import { MERCHANT } from './seed-sql';
import type { Stage } from './stage';

const visitor = (query: Readonly<Record<string, string | number>> = {}): Scenario => ({
  label: '',
  aim: ONE_MEMBER,
  input: ({ from }) => from({ query }),
});

const heavy = (sent: Pick<CallInput, 'query' | 'body'> = {}): Scenario => ({
  label: 'heavy',
  aim: ONE_MEMBER,
  input: ({ tokens, from }) => from({ token: tokens.heavy, ...sent }),
});

async function someGame({ platform, site }: Stage) {
  const [game] = await someGames(platform, site, 'RNG');
  if (game === undefined) throw new Error('the catalogue has no game');
  return game;
}

const TODAY = new Date().toISOString().slice(0, 10);
const paged = { language: 'EN', pageSize: 26 };
const announced = { language: 'EN', platform: 'html5', merchantCode: MERCHANT };

/** Games and content, which only the catalogue's size bounds. */
export const gameScenarios = {
  gameVendors: [visitor()],
  gameList: [
    { label: '', aim: ONE_MEMBER, input: ({ site, from }) => from({ query: listQuery(site, { gameType: 'RNG' }) }) },
  ],
  vassalage: [visitor()],
  vassalTypes: [visitor({ typeId: 1, merchant_code: MERCHANT })],
  gameMenus: [visitor({ language: 'EN' })],
  gameCounts: [visitor()],
  gameSearch: [visitor({ gameName: 'la', merchant: MERCHANT, platform: 'html5', language: 'EN', clientType: 2 })],
  hotGames: [visitor({ isPlatform: 1, language: 'EN', platform: 'html5', merchantCode: MERCHANT })],
  hotMatches: [visitor()],
  jackpots: [visitor()],
  lotteryList: [visitor({ prizeMode: 'Lott', language: 'EN' })],
  lotteryMenu: [visitor({ language: 'EN' })],
  lotteryBoard: [visitor({ code: 'RACE10' })],
  lotteryWinners: [visitor({ language: 'EN' })],
  placeOrder: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async ({ site, platform, enter, from }) => {
        const { value } = await platform.api('lotteryBoard', { site, query: { code: 'MKNORTH' } });
        const lines = [{ play: 'last2', pick: '07', stake: '1' }];
        const { issue = '', oddsVersion = 1 } = value ?? {};
        return from({ token: await enter(), body: { code: 'MKNORTH', issue, oddsVersion, lines, key: randomUUID() } });
      },
    },
  ],
  lotteryOrders: [heavy({ query: { startDate: TODAY, endDate: TODAY, zone: 0 } })],
  lotteryOrder: [heavy({ query: { orderNo: 'L30000001' } })],
  tellWins: [heavy({ body: { since: 0 } })],
  cancelOrder: [
    {
      label: 'of nobody',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) => from({ token: tokens.heavy, body: { orderNo: 'L1', key: randomUUID() } }),
    },
  ],
  lotteryResults: [visitor({ code: 'RACE10' })],
  vnResults: [visitor({ code: 'MKNORTH' })],
  vnNumero: [visitor({ code: 'MKNORTH', day: TODAY })],
  lotteryFairness: [visitor({ code: 'RACE10', day: TODAY })],
  favourites: [
    {
      label: 'heavy',
      aim: ONE_MEMBER,
      input: ({ tokens: { heavy }, from }) => from({ token: heavy, query: { ...paged, token: heavy, pageNo: 2 } }),
    },
  ],
  addFavourite: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async (stage) => {
        const { nodeId, vassalage: vendor } = await someGame(stage);
        const token = stage.tokens.light;
        return stage.from({ token, body: { nodeId, vendor, token } });
      },
    },
  ],
  removeFavourite: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async (stage) => {
        const { nodeId, vassalage: vendor } = await someGame(stage);
        const token = stage.tokens.light;
        return stage.from({ token, query: { nodeId, vendor, token } });
      },
    },
  ],
  recentGames: [
    {
      label: 'heavy',
      aim: ONE_MEMBER,
      input: ({ tokens: { heavy: token }, from }) => from({ token, query: { ...paged, page: 2, clientType: 2 } }),
    },
  ],
  addRecent: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async (stage) => {
        const { nodeId, vassalage: vendor } = await someGame(stage);
        const token = stage.tokens.light;
        return stage.from({ token, query: { nodeId, vendor, token } });
      },
    },
  ],
  launchGame: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async (stage) => {
        const { gameType, vassalage, gameId, nodeId } = await someGame(stage);
        const query = { gameType, vassalage, gameId, nodeId, platform: 'html5', language: 'EN' };
        return stage.from({ token: stage.tokens.light, query });
      },
    },
  ],
  announcements: [
    {
      label: "the agents'",
      aim: ONE_MEMBER,
      input: ({ tokens: { agent: token }, from }) => from({ token, query: { ...announced, types: 'A', token } }),
    },
  ],
  promotions: [visitor()],
  activities: [visitor({ lang: 'EN', pageNo: 1, pageSize: 10 })],
  activity: [visitor({ lang: 'EN', id: 1 })],
  ...letterScenarios,
  messages: [heavy()],
  message: [heavy({ query: { id: 1 } })],
  messageCount: [heavy()],
  unreadMessages: [heavy()],
  readMessages: [heavy({ body: { ids: [1] } })],
  deleteMessages: [heavy({ query: { ids: '1' } })],
  downloadLinks: [visitor()],
} as const satisfies Partial<Record<CallName, readonly Scenario[]>>;
