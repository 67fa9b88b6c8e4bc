import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, gamesOf, vendorData } from '../testing/fixtures';
import HomeGames from './home-games.widget';

const vendors = vendorData({
  SLOTS: ['KITE'],
  ESPORTS: ['TF'],
  COCKFIGHT: ['DS88'],
  SPORTS: ['NORTHLINE', 'GRANDSTAND'],
  RNG: ['JL', 'KITE'],
  FISH: ['TIDE'],
});

const answers: RenderOptions['answers'] = {
  gameVendors: vendors,
  hotGames: [game({ gameName: 'Warm Lantern', isHot: true })],
  gameList: ({ query }) => ({ games: gamesOf(14, { gameType: query['gameType'] ?? '' }), pageNum: 1, totalPages: 3 }),
  favourites: { content: [], pageNum: 1, totalPages: 1 },
};

const show = (options: RenderOptions = {}) => renderPart(<HomeGames />, { texts: { games: EN }, answers, ...options });
const headings = async () => {
  await screen.findByRole('heading', { name: 'Slots' });
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
};
const section = (name: string) => screen.findByRole('region', { name });

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('the games of the home page', () => {
  it('have one section per category, HOT first, in the product’s order', async () => {
    const { requests } = show();
    const names = ['Hot', 'Electronic', 'Fishing', 'Cockfight', 'Sports', 'E-sports', 'Slots'];
    await proves(['S2-HOME-04', 'S9-CONST-38'], async () => {
      expect(await headings()).toEqual(names);
      const rail = screen.getByRole('navigation', { name: 'Game categories' });
      expect(
        within(rail)
          .getAllByRole('button')
          .map((entry) => entry.textContent),
      ).toEqual(names);
    });
    await proves('S7-API-39', () => {
      const calls = requests.filter(({ path }) => path === '/wps/game/vendors');
      expect(calls.map(({ method }) => method)).toEqual(['GET']);
    });
    expect(within(await section('Hot')).getByText('Warm Lantern')).toBeVisible();
    expect(await within(await section('Fishing')).findByText('Game 1')).toBeVisible();
  });

  it('show once: those of the hot shelf are on no other shelf', async () => {
    const hot = gamesOf(14, { isHot: true });
    show({ answers: { ...answers, hotGames: hot, gameList: { games: gamesOf(20), pageNum: 1, totalPages: 1 } } });
    const shelf = async (name: string) =>
      within(await section(name))
        .getAllByRole('article')
        .map((card) => card.textContent);
    await screen.findAllByText('Game 20');
    const shown = await shelf('Hot');
    expect(shown).toHaveLength(12);
    for (const name of ['Electronic', 'Fishing', 'Slots']) {
      const titles = await shelf(name);
      expect(titles[0]).toContain('Game 13');
      expect(titles.filter((title) => shown.includes(title))).toEqual([]);
    }
  });

  it('show twice where a shelf would be too short', async () => {
    const few = gamesOf(5);
    show({ answers: { ...answers, hotGames: few, gameList: { games: few, pageNum: 1, totalPages: 1 } } });
    await headings();
    expect(await within(await section('Fishing')).findByText('Game 1')).toBeVisible();
  });

  it('show at once on the next visit, while they are reloaded', async () => {
    const { unmount } = show();
    await headings();
    expect(await within(await section('Hot')).findByText('Warm Lantern')).toBeVisible();
    await proves('S9-STORAGE-01', () => {
      expect(localStorage.getItem('gameTypes')).toContain('"gameCategory":"FISH"');
      expect(localStorage.getItem('hotGames')).toContain('Warm Lantern');
    });
    unmount();
    const never = () => new Promise<never>(() => undefined);
    const { requests } = show({ again: true, answers: { ...answers, gameVendors: never, hotGames: never } });
    expect(screen.getByRole('heading', { name: 'Fishing' })).toBeVisible();
    expect(screen.getByText('Warm Lantern')).toBeVisible();
    await waitFor(() =>
      expect(requests.map(({ call }) => call)).toEqual(expect.arrayContaining(['gameVendors', 'hotGames'])),
    );
  });

  it('load the favourites of a member, none for a visitor', async () => {
    const visitor = show();
    await headings();
    expect(visitor.requests.some(({ call }) => call === 'favourites')).toBe(false);
    visitor.unmount();
    const { requests } = show({ session: {} });
    await proves('S2-HOME-09', async () => {
      await waitFor(() => expect(requests.some(({ call }) => call === 'favourites')).toBe(true));
    });
  });

  it('are loaded for a shelf only when it is near the window', async () => {
    const watched = new Map<Element, (entries: { isIntersecting: boolean; target: Element }[]) => void>();
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(
          readonly seen: (entries: { isIntersecting: boolean; target: Element }[]) => void,
          readonly options: { rootMargin: string },
        ) {}
        observe(element: Element) {
          if (this.options.rootMargin === '400px 0px') watched.set(element, this.seen);
        }
        disconnect() {}
      },
    });
    const { requests } = show();
    await headings();
    const asked = () => requests.flatMap(({ call, query }) => (call === 'gameList' ? [query['gameType']] : []));
    expect(asked()).toEqual([]);
    const fish = await section('Fishing');
    const placeholders = () => fish.querySelectorAll('.tile').length;
    // One keeps the height; home draws all of its shelves in one task.
    expect(placeholders()).toBe(1);
    act(() => watched.get(fish)?.([{ isIntersecting: true, target: fish }]));
    expect(placeholders()).toBeGreaterThan(1);
    expect(await within(fish).findByText('Game 1')).toBeVisible();
    expect(asked()).toEqual(['FISH']);
  });

  it('show a vendor with its picture and a Bet button that opens it', async () => {
    const { user, where } = show({ session: {} });
    const sports = await section('Sports');
    await proves('S2-GAMELIST-18', () => {
      const pictures = [...sports.querySelectorAll('img')].map((img) => img.getAttribute('src'));
      expect(pictures).toEqual(['/art/vendor/NORTHLINE-card.svg', '/art/vendor/GRANDSTAND-card.svg']);
    });
    await proves('S2-GAMELIST-19', async () => {
      await user.click(within(sports).getByRole('button', { name: /NORTHLINE Studio\s*Bet/ }));
      expect(where()).toBe('/m/launchGame?category=SPORTS&vendor=NORTHLINE&gameId=');
    });
  });

  it('open e-sports and cockfight directly when they have one vendor', async () => {
    const { user, where } = show({ session: {} });
    await headings();
    await proves('S9-CONST-35', async () => {
      await user.click(screen.getByRole('button', { name: 'All E-sports' }));
      expect(where()).toBe('/m/launchGame?category=ESPORTS&vendor=TF&gameId=');
      await user.click(screen.getByRole('button', { name: 'All Cockfight' }));
      expect(where()).toBe('/m/launchGame?category=COCKFIGHT&vendor=DS88&gameId=');
    });
  });

  it('lead to the list of a category', async () => {
    show();
    await headings();
    expect(screen.getByRole('link', { name: 'All Fishing' })).toHaveAttribute('href', '/m/gameList?gameType=FISH');
  });

  it('offer another try, for all and for one shelf', async () => {
    let down = true;
    const gameVendors = () => (down ? new TypeError('down') : vendors);
    const gameList = () => (down ? new TypeError('down') : { games: gamesOf(2), pageNum: 1, totalPages: 1 });
    const { user } = show({ answers: { ...answers, gameVendors, gameList } });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await section('Slots')).findByText('Game 1')).toBeVisible();
  });
});
