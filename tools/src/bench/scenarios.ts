/** What a person does on either build, and how the page's own content is recognised. */
export interface Scenario {
  name: string;
  title: string;
  path: string;
  /** Found once the page shows its content with data. */
  content: string;
  as?: 'demo' | 'agent';
  /** Measures a press on a warm home instead of a load. */
  press?: string;
  /** A second visit, after a release of games. */
  again?: true;
}

const home = { path: '/m/home', content: '[data-part="games/home-games"] article' };
const login = '[data-part="account/login"] form input[type="password"]';

export const scenarios: readonly Scenario[] = [
  { name: 'home', title: 'cold home', ...home },
  { name: 'account', title: 'cold /m/login (account)', path: '/m/login', content: login },
  {
    name: 'games',
    title: 'cold /m/gameList (games)',
    path: '/m/gameList?gameType=RNG',
    content: '[data-part="games/game-list"] article',
  },
  {
    name: 'wallet',
    title: 'cold /m/gameRecord (wallet)',
    path: '/m/gameRecord',
    content: '[data-part="wallet/game-record"] section ul li',
    as: 'demo',
  },
  {
    name: 'agent',
    title: 'cold /m/agent (agent)',
    path: '/m/agent',
    content: '[data-part="agent/agent-home"] dl dd',
    as: 'agent',
  },
  {
    name: 'content',
    title: 'cold /m/notice (content)',
    path: '/m/notice',
    content: '[data-part="content/notice"] li button',
  },
  { name: 'first', title: 'first visit to account from a warm home', ...home, press: 'a[href="/m/login"]' },
  { name: 'again', title: 'home again after a release of games', ...home, again: true },
];

/** Target of the press in scenario `first`. */
export const pressed = login;

/** A network and a machine: bits per second, and latency of each answer in ms. */
export interface Profile {
  name: string;
  title: string;
  latency: number;
  rate: number;
  /** Slowdown of this machine's CPU. */
  cpu: number;
}

export const profiles: readonly Profile[] = [
  { name: 'slow', title: '150 ms, 1.6 Mbit/s, CPU 4x', latency: 150, rate: 1_600_000, cpu: 4 },
  { name: 'fast', title: '100 ms, 9 Mbit/s, CPU 4x', latency: 100, rate: 9_000_000, cpu: 4 },
];

const CHOSEN = ['home', 'account', 'games', 'agent', 'content'];

/** Pages that `pnpm parity` weighs, each opened cold. */
export const weighed: readonly Scenario[] = [
  ...scenarios.filter(({ name }) => CHOSEN.includes(name)),
  {
    name: 'deposit',
    title: 'cold /m/voucherCenter (wallet)',
    path: '/m/voucherCenter',
    content: '[data-part="wallet/deposit"] button',
    as: 'demo',
  },
  {
    name: 'lottery',
    title: 'cold /m/lottery (games)',
    path: '/m/lottery',
    content: '[data-part="games/lottery"] [role="timer"]',
  },
];
