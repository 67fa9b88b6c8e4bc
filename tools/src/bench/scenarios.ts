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
  /** How long the visitor stays without touching anything, in ms by the page's clock, which is put forward. */
  stays?: number;
}

const home = { path: '/m/home', content: '[data-part="games/home-games"] article' };
const LOTTERY = '[data-part="games/lottery"] [role="timer"]';
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

/** Pages that a visitor can open cold, which are held against the limit. */
export const visitors: readonly Scenario[] = [
  ...scenarios.filter(({ name }) => ['home', 'account', 'games', 'content'].includes(name)),
  {
    name: 'register',
    title: 'cold /m/register (account)',
    path: '/m/register',
    content: '[data-part="account/register"] form input[type="password"]',
  },
  { name: 'lottery', title: 'cold /m/lottery (games)', path: '/m/lottery', content: LOTTERY },
  {
    name: 'activity',
    title: 'cold /m/activity (content)',
    path: '/m/activity',
    content: '[data-part="content/activity"] ul li',
  },
  {
    name: 'lobby',
    title: 'cold /m/gameLobby (games)',
    path: '/m/gameLobby',
    content: '[data-part="games/game-lobby"] section a',
  },
];

/** Pages that `pnpm parity` weighs, each opened cold. Home, where things move by themselves, with its first 15 seconds (decision 108). */
export const weighed: readonly Scenario[] = [
  ...scenarios
    .filter(({ name }) => CHOSEN.includes(name))
    .map((scenario) => (scenario.name === 'home' ? { ...scenario, stays: 15_000 } : scenario)),
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
    content: LOTTERY,
  },
];
