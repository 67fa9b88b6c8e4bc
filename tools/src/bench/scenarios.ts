/** Something a person does on either build, and how one sees that the page's own content is there. */
export interface Scenario {
  name: string;
  title: string;
  path: string;
  /** Found once the page shows what it is for, with its data. */
  content: string;
  /** Whose session it takes. */
  as?: 'demo' | 'agent';
  /** A press on a warm home instead of a load: what is pressed. */
  press?: string;
  /** A second visit, after games was released. */
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

/** What a press of the scenario `first` leads to. */
export const pressed = login;

/** A network and a machine. Rates in bits, latency in milliseconds of every answer. */
export interface Profile {
  name: string;
  title: string;
  latency: number;
  rate: number;
  /** How many times slower than this machine. */
  cpu: number;
}

export const profiles: readonly Profile[] = [
  { name: 'slow', title: '150 ms, 1.6 Mbit/s, CPU 4x', latency: 150, rate: 1_600_000, cpu: 4 },
  { name: 'fast', title: '100 ms, 9 Mbit/s, CPU 4x', latency: 100, rate: 9_000_000, cpu: 4 },
];
