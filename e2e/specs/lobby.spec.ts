import type { GameHits, GamePage } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';
import type { Locator, Page, Route } from '@playwright/test';
import { ask } from '../support/ask';
import { seesNoBarrier } from '../support/barriers';
import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { MANY_GAMES, MANY_GAMES_PATH, readTo, rowsOfFling, tasksOfFling, tilesIn } from '../support/long-list';
import { forgetShifts, shiftsOf, watchShifts } from '../support/shifts';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const say = (key: string) => words('EN')('games', key);
const part = (page: Page, name: string) => page.locator(`[data-part="games/${name}"]`);
/** Names of the games in a place; a mark stands on the line before. */
const names = async (place: Locator) =>
  (await place.getByRole('article').allInnerTexts()).map((text) => text.split('\n').at(-1));

const list = (page: Page, site: Site, query: Readonly<Record<string, string | number>>) =>
  ask<GamePage>(page, site, '/wps/game/list', query);
const namesOf = ({ games = [] }: GamePage) => games.map(({ gameName }) => gameName);

/** Paths of the platform's calls that the page sends from now on. */
function callsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/')) paths.push(pathname);
  });
  return paths;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
});

test('the lobby counts what the list has, of what this merchant offers', async ({ page, site, ops }) => {
  const change = (what: string, data: object) => ops.call('PUT', `/merchants/${site.code}/${what}`, data);
  const [hidden] = (await list(page, site, { gameType: 'FISH', vassalage: 'TIDE' })).games ?? [];
  const fishBefore = await list(page, site, { gameType: 'FISH' });
  await change(`games/${hidden?.nodeId}`, { hidden: true });
  await change('vendors/JL', { closed: true });
  for (const { nodeId } of (await list(page, site, { gameType: 'ESPORTS' })).games ?? [])
    await change(`games/${nodeId}`, { hidden: true });
  await page.goto(site.url('/m/gameLobby'));
  const lobby = part(page, 'game-lobby');
  await expect(lobby.getByRole('heading', { name: /^Fishing/ })).toBeVisible();
  // Studios come one category after the other.
  await expect(lobby.getByRole('region').filter({ hasNot: page.getByRole('listitem') })).toHaveCount(0);
  await proves('F-LOBBY-01', async () => {
    const shown = await lobby.getByRole('region').evaluateAll((sections) =>
      sections.map((section) => ({
        count: Number(/[\d,]+$/.exec(section.querySelector('h2')?.textContent ?? '')?.[0].replace(',', '')),
        studios: [...section.querySelectorAll('li a')].map((link) => ({
          query: (link as HTMLAnchorElement).href.split('?')[1] ?? '',
          count: Number(/(\d+) games?$/.exec(link.textContent ?? '')?.[1]),
        })),
      })),
    );
    expect(shown.length).toBeGreaterThan(8);
    for (const { count, studios } of shown) {
      let sum = 0;
      for (const studio of studios) {
        const query = new URLSearchParams(studio.query);
        const [gameType, vassalage] = [query.get('gameType') ?? '', query.get('vendor') ?? ''];
        const listed = await list(page, site, { gameType, vassalage, pageSize: 100 });
        expect(listed.games, `${gameType} of ${vassalage}`).toHaveLength(studio.count);
        sum += studio.count;
      }
      expect(count).toBe(sum);
    }
    const headings = (await lobby.getByRole('heading').allInnerTexts()).join(' ');
    expect(headings).toContain('Sports');
    expect(headings).not.toContain('E-sports');
    await expect(lobby.getByText('Jewel Lane')).toHaveCount(0);
    expect((await list(page, site, { gameType: 'FISH' })).total).toBeLessThan((fishBefore.total ?? 0) - 1);
    const tide = lobby.getByRole('link', { name: /^Tidewater Works/ });
    const waiting = Number(/\d+/.exec((await tide.textContent()) ?? '')?.[0]);
    await tide.click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&vendor=TIDE$/);
    await expect(part(page, 'game-list').getByRole('article')).toHaveCount(waiting);
    await expect(page.getByRole('button', { name: 'Tidewater Works', pressed: true }).first()).toBeVisible();
  });
  await proves('S2-ROUTES-41', async () => {
    await page.goBack();
    await expect(part(page, 'game-lobby').getByRole('link', { name: /^Tidewater Works/ })).toBeVisible();
  });
});

test('the center finds a game wherever it is filed, and back brings it all again', async ({ page, site }) => {
  await page.goto(site.url('/m/gameCenter'));
  const center = part(page, 'game-center');
  const box = center.getByRole('searchbox', { name: say('center.search') });
  await proves('S2-ROUTES-42', async () => {
    await expect(center.getByRole('heading', { name: say('popular.title') })).toBeVisible();
    await expect(center.getByRole('article').first()).toBeVisible();
  });
  const calls = callsOf(page);
  const order =
    'Electronic Fishing Live-casino Card-games Cockfight Sports E-sports Lottery E-lottery House-games Slots Poker';
  await proves('F-LOBBY-02', async () => {
    await box.fill('la');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/m\/gameCenter\?q=la$/);
    const groups = center.getByRole('region');
    const hits = await ask<GameHits>(page, site, '/wps/game/search', { gameName: 'la' });
    // Until the hits are there, other groups stand in their place.
    await expect(groups.getByRole('heading')).toHaveText(hits.map(() => /\d+$/));
    const headings = (await groups.getByRole('heading').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    const known = headings.map((text) => order.split(' ').indexOf(text.replace(/ \d+$/, '').replace(' ', '-')));
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    expect(known).not.toContain(-1);
    expect(headings).toHaveLength(hits.length);
    for (const [index, { gameCategory }] of hits.entries()) {
      const listed = await list(page, site, { gameType: gameCategory, gameName: 'la', pageSize: 100 });
      expect(headings[index]).toMatch(new RegExp(` ${listed.total}$`));
      const first = namesOf(listed).slice(0, 12);
      await expect.poll(() => names(groups.nth(index))).toEqual(first);
    }
    const last = center.getByRole('link', { name: 'All Slots' });
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
    const stood = await page.evaluate(() => scrollY);
    expect(stood).toBeGreaterThan(800);
    await last.click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=SLOTS&q=la$/);
    await expect(part(page, 'game-list').getByRole('article').first()).toBeVisible();
    calls.length = 0;
    await page.goBack();
    await expect(box).toHaveValue('la');
    await expect(groups).toHaveCount(headings.length);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
    expect(calls).not.toContain('/wps/game/search');
  });
  await proves('F-LOBBY-02', async () => {
    await box.fill('no such game');
    await box.press('Enter');
    await expect(center.getByText('No game is called “no such game”, in any category.')).toBeVisible();
    await center.getByRole('link', { name: say('empty.showAll') }).click();
    await expect(page).toHaveURL(/\/m\/gameCenter$/);
    await expect(center.getByRole('article').first()).toBeVisible();
  });
});

test('the slots center gives what the list call gives, by each filter and by all', async ({ page, site }) => {
  const slots = part(page, 'slots-center');
  const fits = async (address: SiteAddress, query: Readonly<Record<string, string>>) => {
    await page.goto(site.url(address));
    const listed = await list(page, site, { gameType: 'SLOTS', order: 'popular', ...query });
    expect(listed.total).toBeGreaterThan(0);
    await expect(slots.getByText(`${listed.total} game`, { exact: false }).first()).toBeVisible();
    const wanted = namesOf(listed).slice(0, 15);
    await expect.poll(async () => (await names(slots)).slice(0, 15)).toEqual(wanted);
  };
  await proves('S2-ROUTES-43', () => fits('/m/slotsCenter', {}));
  await proves('F-LOBBY-03', async () => {
    await fits('/m/slotsCenter?classify=VIDEO_SLOT', { gameClassify: 'VIDEO_SLOT' });
    await fits('/m/slotsCenter?classify=NEW', { isNew: 'true' });
    await fits('/m/slotsCenter?vendor=JL,KITE', { vassalage: 'JL,KITE' });
    await fits('/m/slotsCenter?minBet=0.05', { minBet: '0.05' });
    await fits('/m/slotsCenter?order=new', { order: 'new' });
    await fits('/m/slotsCenter?order=az', { order: 'az' });
    await page.getByRole('button', { name: say('filter.title') }).click();
    const drawer = page.getByRole('dialog', { name: say('filter.title') });
    await drawer.getByRole('radio', { name: 'Video slots' }).check();
    await drawer.getByRole('button', { name: 'Jewel Lane' }).click();
    await drawer.getByRole('button', { name: say('filter.submit') }).click();
    await expect(page).toHaveURL(/\/m\/slotsCenter\?vendor=JL&classify=VIDEO_SLOT&order=az$/);
    const all = { vassalage: 'JL', gameClassify: 'VIDEO_SLOT', order: 'az' };
    const together = await list(page, site, { gameType: 'SLOTS', ...all });
    await expect(slots.getByRole('article')).toHaveCount(together.total ?? 0);
    await expect.poll(() => names(slots)).toEqual(namesOf(together));
    await page.reload();
    await expect(slots.getByRole('article')).toHaveCount(together.total ?? 0);
    await expect(page.getByRole('button', { name: 'Filter games, 2 on' })).toBeVisible();
    await slots.getByRole('button', { name: 'Clear 2 filters' }).click();
    await expect(page).toHaveURL(/\/m\/slotsCenter\?order=az$/);
    await expect(slots.getByRole('article').nth(8)).toBeVisible();
  });
});

const screens = [
  ['game-lobby', '/m/gameLobby'],
  ['game-center', '/m/gameCenter'],
  ['slots-center', '/m/slotsCenter'],
] as const satisfies readonly (readonly [string, SiteAddress])[];

test('a visitor has no rails, and nothing private is asked; heart and launch lead to the log-in', {
  tag: PUBLIC,
}, async ({ page, visited }) => {
  const calls = callsOf(page);
  for (const [name, path] of screens) {
    await page.goto(visited.url(path));
    await expect(part(page, name).getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await proves('F-LOBBY-04', async () => {
      await expect(page.getByRole('heading', { name: say('tab.recent') })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: say('tab.fav') })).toHaveCount(0);
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.filter((path) => /recent|favourites/.test(path))).toEqual([]);
    });
  }
  await proves('F-LOBBY-04', async () => {
    for (const path of ['/m/gameCenter', '/m/slotsCenter'] as const) {
      for (const which of [/^Favourite: /, /^(?!Favourite)/]) {
        await page.goto(visited.url(path));
        await page.getByRole('article').first().getByRole('button', { name: which }).first().click();
        await expect(page).toHaveURL(/\/m\/login$/);
      }
    }
  });
});

test('a member finds the games they opened and marked at the top of the three screens', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/500/);
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/slotsCenter'));
  const slots = part(page, 'slots-center');
  const rail = (name: string, key: string) => part(page, name).getByRole('region', { name: say(key) });
  await expect(rail('slots-center', 'tab.fav').getByText(say('empty.fav'))).toBeVisible();
  const heart = slots.getByRole('button', { name: /^Favourite: / }).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favourite: ', '');
  const tile = (place: Locator) => place.getByRole('article').filter({ hasText: name });
  await proves('F-LOBBY-04', async () => {
    await heart.click();
    await expect(tile(rail('slots-center', 'tab.fav'))).toBeVisible();
    const opened = page.waitForResponse((answer) => answer.url().includes('/wps/game/recent/add'));
    await tile(rail('slots-center', 'tab.fav')).getByRole('button', { name }).first().click();
    await expect(page).toHaveURL(/\/m\/launchGame/);
    await opened;
    for (const [screen, path] of screens) {
      await page.goto(site.url(path));
      await expect(tile(rail(screen, 'tab.recent'))).toBeVisible();
      await expect(tile(rail(screen, 'tab.fav'))).toBeVisible();
    }
    await site.fault('^/wps/game/favourites$', '500');
    const marked = rail('slots-center', 'tab.fav').getByRole('button', { name: `Favourite: ${name}` });
    const refused = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await marked.click();
    await refused;
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await site.repair();
  });
});

test('ten thousand games keep the document small and each task short, nothing moves, and back lands where one was @alone', async ({
  page,
  site,
  ops,
}) => {
  // Twelve pages, one a second at most.
  test.setTimeout(240_000);
  await proves('F-LOBBY-06', async () => {
    await ops.call('POST', `/merchants/${site.code}/games`, MANY_GAMES);
    await watchShifts(page);
    await page.goto(site.url(MANY_GAMES_PATH));
    await expect(tilesIn(page).nth(20)).toBeAttached();
    const most = await readTo(page, 301);
    expect(most).toBeLessThan(100);
    // What a frame takes is the work on two tiles, and no other one is painted anew.
    const { most: entered, moved, seen: tiles } = await rowsOfFling(page, 120);
    expect(tiles).toBeGreaterThan(100);
    expect(entered).toBe(2);
    expect(moved).toBe(0);
    // A list that is slow is so in each fling; what else happens in a browser is not.
    const longest: number[] = [];
    const quickest = () => Math.min(...longest);
    do longest.push((await tasksOfFling(page, 80))[0] ?? Number.POSITIVE_INFINITY);
    while (quickest() >= 50 && longest.length < 6);
    expect(quickest(), `the longest task of each fling, in ms: ${longest.join(', ')}`).toBeLessThan(50);
    await page.evaluate(async () => {
      scrollBy({ top: -1500, behavior: 'instant' });
      // The site hears of a scroll in the frame after it, before anybody could press.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    // A page that is still on its way would add rows while one looks where one stands.
    await page.waitForLoadState('networkidle');
    // One of the two is no gap between rows.
    const seen = () =>
      page.evaluate(
        () =>
          [406, 426].flatMap((y) => document.elementsFromPoint(187, y)).find((one) => one.matches('article'))
            ?.textContent,
      );
    await expect.poll(seen).toBeTruthy();
    const [stood, there] = [await page.evaluate(() => scrollY), await seen()];
    // The press itself, since a pointer that is brought to the link would scroll.
    await page.getByRole('link', { name: words('EN')('shell', 'footer.activity') }).dispatchEvent('click');
    await expect(page.locator('[data-part="content/activity"]').getByRole('listitem').first()).toBeVisible();
    await forgetShifts(page);
    const calls = callsOf(page);
    await page.goBack();
    await expect.poll(seen).toBe(there);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
    expect(calls).not.toContain('/wps/game/list');
    const shifts = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
    expect(shifts).toBeLessThan(0.02);
  });
});

/** Presses Tab from the search through a screen, and gives where the focus stood and what it stood on. */
async function walk(page: Page, place: Locator): Promise<{ top: number; start: number; text: string }[]> {
  const stops: { top: number; start: number; text: string }[] = [];
  await place.page().getByRole('searchbox').focus();
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await place.evaluate(async (root) => {
      // A long list brings the next rows in the frame after it was scrolled.
      const scrolled = Reflect.get(window, 'scrolledTo') !== scrollY;
      Object.assign(window, { scrolledTo: scrollY });
      if (scrolled) for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      const tile = focused?.closest('li');
      if (focused === null || !root.contains(focused)) return null;
      if (!tile) return { top: -1, start: 0, text: '' };
      const { top, left } = tile.getBoundingClientRect();
      return { top: Math.round(top + scrollY), start: Math.round(left), text: tile.textContent ?? '' };
    });
    if (stop === null) break;
    if (stop.top >= 0 && stops.at(-1)?.text !== stop.text) stops.push(stop);
  }
  return stops;
}

for (const theme of ['dark', 'light'] as const) {
  test(`each of the three screens has a shape of its own while it loads, and is read by keyboard: ${theme}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    await choose(page, { language: 'EN', theme });
    await watchShifts(page);
    // The whole of the slots has no end to tab to here; those of one studio have.
    const narrowed = ['slots-center', '/m/slotsCenter?vendor=JL'] as const;
    for (const [name, path] of theme === 'dark' ? [...screens, narrowed] : screens) {
      const place = part(page, name);
      let answer = () => {};
      const held = new Promise<void>((done) => (answer = done));
      const wait = async (route: Route) => {
        await held;
        await route.continue();
      };
      await page.route('**/wps/game/**', wait);
      await page.goto(site.at(path));
      await proves('F-LOBBY-05', async () => {
        await expect(place.locator('[aria-busy="true"]').first()).toBeVisible();
        await expect(place.getByRole('article')).toHaveCount(0);
        answer();
        await expect(place.getByRole('listitem').first()).toBeVisible();
        await expect(place.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.unroute('**/wps/game/**', wait);
        await page.waitForLoadState('networkidle');
        const shifts = await shiftsOf(page);
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(0.02);
        await seesNoBarrier(page);
      });
      if (theme === 'light' || path === '/m/slotsCenter') continue;
      await proves('F-LOBBY-05', async () => {
        const tiles = () => place.getByRole('listitem').allTextContents();
        // A long list holds what is near; its first and its last part are all that it shows at once here.
        const first = await tiles();
        const stops = await walk(page, place);
        const last = await tiles();
        const read = new Set(stops.map(({ text }) => text));
        expect([...first, ...last].filter((text) => !read.has(text))).toEqual([]);
        expect(stops.length).toBeGreaterThan(6);
        expect(stops.at(-1)?.text).toBe(last.at(-1));
        const isRead = (one: (typeof stops)[number], next: (typeof stops)[number]) =>
          next.top > one.top + 1 || (Math.abs(next.top - one.top) <= 1 && next.start > one.start);
        const wrong = stops.filter((stop, at) => at > 0 && !isRead(stops[at - 1] ?? stop, stop));
        expect(wrong).toEqual([]);
      });
    }
  });
}
