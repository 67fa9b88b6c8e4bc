import type { GameVendors } from '@foyer/shared/contract';
import { type Screens, testAsWritten, testDamaged, wild } from '@foyer/shared/testing';
import manifest from '../remote.json';
import EN from './i18n/EN.json';
import { lottery, lotteryMenu as menuOf, vendorData, vassalage as vendorsOf } from './testing/fixtures';

const named = JSON.stringify(vendorData({ RNG: ['KITE'], FISH: ['KITE'], LIVE: ['KITE'], SPORTS: ['KITE'] }));
const gameVendors: GameVendors = JSON.parse(named.replaceAll('KITE Studio', wild('accountTypeName')));
const vassalage = vendorsOf('KITE').map((each) => ({ ...each, accountTypeName: wild('accountTypeName') }));
const lotteryList = ['code', 'other'].map((code) =>
  lottery(Date.now() + 60_000, { code, displayName: wild('displayName') }),
);
const lotteryMenu = menuOf(lotteryList).map((each) => ({ ...each, displayName: wild('displayName') }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

const screens: Screens = {
  manifest,
  load: (file) => jest.requireActual(`./${file}`),
  options: { texts: { games: EN }, answers: { gameVendors, vassalage, lotteryList, lotteryMenu } },
  choices: {
    'game-list': { path: '/m/gameList?gameType=RNG' },
    'start-lottery': { path: '/m/startLottery?code=code' },
    'lottery-results': { path: '/m/lotteryResults?code=code' },
    'launch-game': {
      path: '/m/launchGame?category=RNG&vendor=KITE&gameId=7',
      answers: { launchGame: { url: 'https://play.example/7' } },
    },
  },
};
testAsWritten({
  ...screens,
  shows: {
    'game-list': 'accountTypeName gameName',
    'game-lobby': 'accountTypeName displayName gameName',
    'game-center': 'gameName',
    'slots-center': 'gameName',
    lottery: 'account displayName',
    'more-lottery': 'displayName',
    'start-lottery': 'displayName name',
    'lottery-orders': 'displayName',
    'lottery-results': 'displayName',
    'launch-game': 'accountTypeName',
    'home-matches': 'accountTypeName awayTeam homeTeam league',
    'home-games': 'accountTypeName gameName',
    'home-popular': 'accountTypeName gameName',
    'home-lottery': 'account displayName',
    'home-jackpots': 'account gameName',
  },
});
testDamaged(screens);
