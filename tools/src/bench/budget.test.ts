import { type Budget, type Page, tooMuch, written } from './budget';

const budget: Budget = {
  allowed: { overOne: 400, growth: 6000 },
  one: { requests: 3, bytes: 90_000, depth: 2 },
  federated: {
    ...{ requests: 3, bytes: 100_000, depth: 2 },
    files: { document: [8000, 1], 'shell/main.js': [60_000, 2], 'games/game-list.js': [32_000, 2] },
  },
};

/** The page of the budget with some files in another weight, and the one build with more or less bytes. */
function page(files: Record<string, [number, number]>, oneMore = 0): Page {
  const all = { ...budget.federated.files, ...files };
  const bytes = Object.values(all).reduce((sum, [each]) => sum + each, 0);
  return {
    one: { ...budget.one, bytes: budget.one.bytes + oneMore },
    federated: {
      ...{ requests: Object.keys(all).length, bytes, depth: Math.max(...Object.values(all).map(([, depth]) => depth)) },
      ...{ files: all, chains: { 'games/game-list.js': ['document', 'shell/main.js', 'games/game-list.js'] } },
    },
  };
}

const judge = (given: Page) => tooMuch('/m/gameList', given, budget);

it('says nothing of a page as it was, and of a little more', () => {
  expect(judge(page({}))).toEqual([]);
  expect(judge(page({ 'shell/main.js': [60_400, 2] }))).toEqual([]);
});

it('names the page and the file that is asked for besides', () => {
  expect(judge(page({ 'games/extra.js': [300, 2] }))).toEqual([
    '/m/gameList: 1 more than the 3 requests of the budget; new are games/extra.js',
  ]);
});

it('names the chain of a file that stands deeper in line, though the page has deeper ones', () => {
  const deeper: Budget = { ...budget, federated: { ...budget.federated, depth: 4 } };
  expect(tooMuch('/m/gameList', page({ 'games/game-list.js': [32_000, 3] }), deeper)).toEqual([
    '/m/gameList: games/game-list.js is number 3 in its line, 2 in the budget: document → shell/main.js → games/game-list.js',
  ]);
});

it('says how many bytes are too many against one build, and of which file', () => {
  expect(judge(page({ 'shell/main.js': [60_401, 2] }))).toEqual([
    '/m/gameList: 1 bytes too many against one build (100,401 to 90,000): shell/main.js has 401 bytes more',
  ]);
});

it('lets both builds grow together, up to a limit', () => {
  expect(judge(page({ 'shell/main.js': [66_000, 2] }, 6000))).toEqual([]);
  expect(judge(page({ 'shell/main.js': [66_100, 2] }, 6100))).toEqual([
    '/m/gameList: 100 bytes too many (106,100, budget 100,000 and 6,000): shell/main.js has 6,100 bytes more',
  ]);
});

it('holds the script of a page under a limit of its own, stylesheets apart', () => {
  const limited: Budget = { ...budget, allowed: { ...budget.allowed, script: 92_100 } };
  const judged = (bytes: number) =>
    tooMuch('/m/home', page({ 'shell/main.js': [bytes, 2], 'shell/main.css': [50, 2] }, 200), {
      ...limited,
      federated: { ...budget.federated, requests: 4 },
    });
  expect(judged(60_100)).toEqual([]);
  expect(judged(60_101)).toEqual([
    '/m/home: 92,101 bytes of script, 92,100 at most: shell/main.js has 101 bytes more, shell/main.css is new and has 50 bytes',
  ]);
});

it('is kept with a line for each page', () => {
  const text = written({ '/m/home': budget, '/m/login': budget });
  expect(text.split('\n')).toHaveLength(5);
  expect(JSON.parse(text)).toEqual({ '/m/home': budget, '/m/login': budget });
});
