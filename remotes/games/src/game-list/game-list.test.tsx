import { ApiError } from '@foyer/shared/api';
import { bus, type ToastRequest } from '@foyer/shared/bus';
import { changeLanguage } from '@foyer/shared/i18n';
import { type RenderOptions, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, gamesOf, vendorData } from '../testing/fixtures';
import GameList from './game-list.page';

const vendors = vendorData(
  {
    RNG: ['FOYER', 'JL', 'KITE', 'EMBER', 'MOON', 'TEAL'],
    FISH: ['TIDE', 'JL'],
    LOTT: ['LOTT'],
    ELOTT: ['ELOTT'],
    SLOTS: ['KITE'],
  },
  { RNG: ['CLASSIC', 'JACKPOT'], FISH: ['SHOOTING'] },
);

/** Three pages of two games, named after their page. */
const pageOf = ({ query }: SentRequest) => {
  const pageNum = Number(query['pageNo'] ?? query['page']);
  const games = ['a', 'b'].map((each, index) =>
    game({ nodeId: pageNum * 10 + index, gameName: `${query['gameName'] || 'Reel'} ${pageNum}${each}` }),
  );
  return { games, pageNum, totalPages: 3 };
};

const answers: NonNullable<RenderOptions['answers']> = {
  gameVendors: vendors,
  gameList: pageOf,
  hotGames: [game({ nodeId: 90, gameName: 'Warm Lantern' })],
  recentGames: (request) => pageOf(request),
  favourites: { content: [game({ nodeId: 95, gameName: 'Kept Game' })], pageNum: 1, totalPages: 1 },
  removeFavourite: null,
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(options: RenderOptions = {}) {
  const shown = renderPart(<GameList />, {
    path: '/m/gameList?gameType=RNG',
    texts: { games: EN },
    advanceTimers: jest.advanceTimersByTime,
    answers,
    ...options,
  });
  await pass(20);
  const sent = (call: SentRequest['call']) => shown.requests.filter((request) => request.call === call);
  return { ...shown, sent, lists: () => sent('gameList').map(({ query }) => query) };
}

/** Sets how much of the page is below the window. */
function leave(distance: number): void {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + distance);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const names = () => screen.getAllByRole('article').map((card) => card.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search in Electronic' });

beforeEach(() => {
  jest.useFakeTimers();
  leave(5000);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the list of a category', () => {
  it('sends all parameters of the call', async () => {
    const { lists } = await show();
    await proves(['S7-API-40', 'S2-ROUTES-40', 'S3-GAMELIST-06', 'S9-CONST-04', 'S9-CONST-06', 'S9-CONST-39'], () => {
      expect(lists()).toEqual([
        {
          merchant: 'DEMO',
          platform: 'html5',
          gameName: '',
          gameType: 'RNG',
          gameClassify: '',
          isNew: '',
          pageNo: '1',
          pageSize: '26',
          vassalage: '',
          language: 'EN',
          clientType: '2',
        },
      ]);
    });
    await proves('S6-ROLES-01', () => expect(names()).toEqual(['Reel 1a', 'Reel 1b']));
  });

  it('sends the trial merchant of a trial session', async () => {
    const { lists } = await show({ session: { merchantCode: 'DEMOTRIAL' } });
    expect(lists()[0]?.['merchant']).toBe('DEMOTRIAL');
  });

  it('searches on Enter from page 1, not at each key', async () => {
    const { user, lists, where } = await show();
    await proves(['S2-GAMELIST-01', 'S4-GAMELIST-05'], async () => {
      await user.type(search(), 'tiger');
      await pass(2000);
      expect(lists()).toHaveLength(1);
      await user.keyboard('{Enter}');
      await pass(20);
      expect(lists()).toHaveLength(2);
      expect(lists()[1]).toMatchObject({ gameName: 'tiger', pageNo: '1' });
      expect(names()).toEqual(['tiger 1a', 'tiger 1b']);
    });
    expect(where()).toBe('/m/gameList?gameType=RNG&q=tiger');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await pass(20);
    expect(lists().at(-1)).toMatchObject({ gameName: '', pageNo: '1' });
  });

  it('filters the loaded games at each key, and searches everywhere on demand', async () => {
    const { user, lists } = await show();
    await user.type(search(), '1B');
    expect(names()).toEqual(['Reel 1b']);
    leave(0);
    await user.type(search(), 'x');
    await pass(2000);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(lists()).toHaveLength(1);
    leave(5000);
    await user.click(screen.getByRole('button', { name: 'Search all games' }));
    await pass(20);
    expect(lists().at(-1)).toMatchObject({ gameName: '1Bx', pageNo: '1' });
    expect(names()).toEqual(['1Bx 1a', '1Bx 1b']);
    await user.type(search(), 'y');
    await user.click(screen.getByRole('tab', { name: 'Hot' }));
    await pass(20);
    expect(search()).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await user.type(search(), 'y');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await pass(20);
    expect(names()).toEqual(['Reel 1a', 'Reel 1b']);
  });

  it('keeps the focus, and what is typed after Enter, when the search is drawn', async () => {
    const { user, lists } = await show();
    const box = search();
    await user.type(box, 'tiger{Enter}');
    // Before the address has changed.
    fireEvent.change(box, { target: { value: 'tigers' } });
    await pass(20);
    expect(lists().at(-1)).toMatchObject({ gameName: 'tiger' });
    expect(box).toBeInTheDocument();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('tigers');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'tiger 2{Enter}');
    await pass(20);
    expect(lists().at(-1)).toMatchObject({ gameName: 'tiger 2' });
    expect(names()).toEqual(['tiger 2 1a', 'tiger 2 1b']);
  });

  it('shows when it is empty, with a way to reset the filters', async () => {
    const nothing = { games: [], pageNum: 1, totalPages: 1 };
    const gameList = (request: SentRequest) => (request.query['gameName'] ? nothing : pageOf(request));
    const { user } = await show({ path: '/m/gameList?gameType=RNG&q=xyz', answers: { ...answers, gameList } });
    await proves('S2-GAMELIST-07', () => expect(screen.getByText('No game fits your search.')).toBeVisible());
    expect(search()).toHaveValue('xyz');
    await user.type(search(), 'a{Enter}');
    await pass(20);
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    await pass(20);
    expect(search()).toHaveValue('');
    expect(names()).toEqual(['Reel 1a', 'Reel 1b']);
  });

  it('reloads 200 ms after a change of language', async () => {
    const { lists } = await show();
    await proves(['S4-GAMELIST-06', 'S9-CONST-08'], async () => {
      await act(() => changeLanguage('TY'));
      await pass(150);
      await act(() => changeLanguage('VI'));
      await pass(199);
      expect(lists()).toHaveLength(1);
      await pass(20);
      expect(lists()).toHaveLength(2);
      expect(lists()[1]).toMatchObject({ language: 'VI', pageNo: '1' });
    });
    // A language used before is loaded again all the same.
    await act(() => changeLanguage('EN'));
    await pass(300);
    expect(lists()).toHaveLength(3);
  });
});

describe('the quick tabs', () => {
  it.each([
    ['all', 'All'],
    ['hot', 'Hot'],
    ['fav', 'Favourites'],
    ['nothing', 'All'],
  ])('have an address each: %s', async (tab, name) => {
    await show({ session: { token: 'tok' }, path: `/m/gameList?gameType=RNG&tab=${tab}` });
    await proves('S9-CONST-37', () => {
      expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    });
  });

  it('are four, each with its own call from page 1', async () => {
    const { user, sent } = await show({ session: { token: 'tok' } });
    await proves(['S2-GAMELIST-02', 'S1-FAV-01'], () => {
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All', 'Hot', 'Recent', 'Favourites']);
    });
    const open = async (name: string) => {
      await user.click(screen.getByRole('tab', { name }));
      await pass(20);
    };
    await proves(['S4-GAMELIST-02', 'S4-GAMELIST-03', 'S4-FAV-05'], async () => {
      await open('Hot');
      expect(names()).toEqual(['Warm Lantern']);
      await open('Recent');
      expect(names()).toEqual(['Reel 1a', 'Reel 1b']);
      await open('Favourites');
      expect(names()).toEqual(['Kept Game']);
      await open('All');
      expect(sent('gameList')).toHaveLength(2);
      expect(sent('gameList')[1]?.query['pageNo']).toBe('1');
    });
    await proves(['S7-API-41', 'S3-GAMELIST-07'], () => {
      const query = { isPlatform: '2', language: 'EN', platform: 'html5', gameType: 'RNG', merchantCode: 'DEMO' };
      expect(sent('hotGames').map((request) => request.query)).toEqual([query]);
    });
    await proves(['S7-API-45', 'S9-CONST-05'], () => {
      const query = { page: '1', pageSize: '25', gameType: 'RNG', language: 'EN', clientType: '2' };
      expect(sent('recentGames').map((request) => request.query)).toEqual([query]);
    });
    await proves(['S7-API-43', 'S3-FAV-01'], () => {
      const query = { token: 'tok', pageNo: '1', gameType: 'RNG', pageSize: '26', language: 'EN' };
      expect(sent('favourites').map((request) => request.query)).toContainEqual(query);
    });
  });

  it('send a visitor who wants recent or favourite games to the login page', async () => {
    const recent = await show();
    await recent.user.click(screen.getByRole('tab', { name: 'Recent' }));
    await proves('S6-ROLES-04', () => expect(recent.where()).toBe('/m/login'));
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/gameList?gameType=RNG&tab=recent');
    recent.unmount();
    const { user, where } = await show();
    await user.click(screen.getByRole('tab', { name: 'Favourites' }));
    await proves('S6-ROLES-03', () => expect(where()).toBe('/m/login'));
  });

  it('remove a game from the favourites as soon as its heart is pressed', async () => {
    const { user } = await show({ session: {}, path: '/m/gameList?gameType=RNG&tab=fav' });
    await user.click(screen.getByRole('button', { name: 'Favourite: Kept Game' }));
    expect(screen.queryByText('Kept Game')).toBeNull();
  });
});

describe('the vendor strip', () => {
  const logos = () => screen.getAllByRole('button', { name: /Studio$/ }).map((logo) => logo.getAttribute('aria-label'));

  it('shows four logos and moves by four, with buttons disabled at the ends', async () => {
    const { user, container } = await show();
    const previous = screen.getByRole('button', { name: 'Previous studios' });
    const next = screen.getByRole('button', { name: 'Next studios' });
    expect(logos()).toEqual(['FOYER Studio', 'JL Studio', 'KITE Studio', 'EMBER Studio']);
    await proves('S3-GAMELIST-02', () => {
      expect(container.querySelector('[aria-label="JL Studio"] img')).toHaveAttribute('src', '/art/vendor/JL.svg');
    });
    await proves('S2-GAMELIST-04', async () => {
      expect(previous).toBeDisabled();
      await user.click(next);
      expect(logos()).toEqual(['MOON Studio', 'TEAL Studio']);
      expect(next).toBeDisabled();
      await user.click(previous);
      expect(logos()[0]).toBe('FOYER Studio');
    });
  });

  it('filters the list by a vendor from page 1 on the All tab, and back', async () => {
    const { user, lists, where } = await show({ path: '/m/gameList?gameType=RNG&tab=hot' });
    expect(lists()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'KITE Studio' }));
    await pass(20);
    await proves('S4-GAMELIST-04', () => expect(lists()).toMatchObject([{ vassalage: 'KITE', pageNo: '1' }]));
    expect(where()).toBe('/m/gameList?gameType=RNG&vendor=KITE');
    await user.click(screen.getByRole('button', { name: 'KITE Studio', pressed: true }));
    await pass(20);
    expect(lists()[1]).toMatchObject({ vassalage: '', pageNo: '1' });
  });
});

describe('the filters beside the list', () => {
  const before = globalThis.matchMedia;
  afterEach(() => void Object.assign(globalThis, { matchMedia: before }));

  it('apply at once on wide screens, and are reset by one press', async () => {
    Object.assign(globalThis, { matchMedia: (media: string) => ({ matches: media.includes('1024px') }) });
    const { user, where, lists } = await show();
    const panel = within(await screen.findByRole('region', { name: 'Filter games' }));
    await user.click(panel.getByRole('button', { name: 'KITE Studio' }));
    await pass(20);
    expect(where()).toContain('vendor=KITE');
    expect(lists().at(-1)).toMatchObject({ vassalage: 'KITE' });
    expect(panel.getByRole('button', { name: 'KITE Studio' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(panel.getByRole('button', { name: 'Reset' }));
    await pass(20);
    expect(where()).not.toContain('vendor');
  });

  it('keep each other when the next is pressed before the last is drawn', async () => {
    Object.assign(globalThis, { matchMedia: (media: string) => ({ matches: media.includes('1024px') }) });
    const { where } = await show();
    const panel = within(await screen.findByRole('region', { name: 'Filter games' }));
    act(() => {
      for (const name of ['KITE Studio', 'JL Studio']) panel.getByRole('button', { name }).click();
      panel.getByRole('radio', { name: '0.05' }).click();
    });
    await pass(20);
    expect(new URLSearchParams(where().split('?')[1]).get('vendor')).toBe('KITE,JL');
    expect(where()).toContain('minBet=0.05');
  });
});

it('keeps one vendor off when its logo is pressed twice before the first press is drawn', async () => {
  const { where } = await show();
  const logo = screen.getByRole('button', { name: 'KITE Studio' });
  act(() => {
    logo.click();
    logo.click();
  });
  await pass(20);
  expect(where()).toBe('/m/gameList?gameType=RNG');
});

describe('the filter drawer', () => {
  async function open(path?: string) {
    const shown = await show(path ? { path } : {});
    await shown.user.click(screen.getByRole('button', { name: /^Filter games/ }));
    await pass(50);
    const drawer = await screen.findByRole('dialog', { name: 'Filter games' });
    const group = (name: string) => within(drawer).getByRole('region', { name });
    const press = async (name: string, within_ = drawer) => {
      await shown.user.click(within(within_).getByRole('button', { name }));
      await pass(20);
    };
    return { ...shown, drawer, group, press };
  }

  it('offers vendors and All; submit applies them from page 1, reset clears them', async () => {
    const { drawer, group, press, lists, where } = await open();
    await proves('S2-GAMELIST-05', () => expect(drawer).toBeVisible());
    const vendorGroup = group('Studios');
    await proves('S2-GAMELIST-08', () => {
      expect(within(vendorGroup).getAllByRole('button')).toHaveLength(7);
      expect(within(vendorGroup).getByRole('button', { name: 'All', pressed: true })).toBeVisible();
    });
    await press('JL Studio', vendorGroup);
    await proves('S2-GAMELIST-12', async () => {
      await press('Reset');
      expect(within(vendorGroup).getByRole('button', { name: 'JL Studio' })).toHaveAttribute('aria-pressed', 'false');
    });
    await press('JL Studio', vendorGroup);
    await press('KITE Studio', vendorGroup);
    await proves('S2-GAMELIST-11', async () => {
      expect(lists()).toHaveLength(1);
      await press('Show games');
      expect(lists()[1]).toMatchObject({ vassalage: 'JL,KITE', pageNo: '1' });
    });
    expect(where()).toBe('/m/gameList?gameType=RNG&vendor=JL%2CKITE');
  });

  it('offers classification, NEW first, and the minimum stake for RNG games', async () => {
    const { user, group, press, lists } = await open();
    await proves('S2-GAMELIST-09', () => {
      const kinds = within(group('Kind of game')).getAllByRole('radio');
      expect(kinds.map((kind) => kind.getAttribute('value'))).toEqual(['NEW', '', 'CLASSIC', 'JACKPOT']);
    });
    await proves(['S2-GAMELIST-10', 'S9-CONST-10'], () => {
      const stakes = within(group('Minimum bet')).getAllByRole('radio');
      expect(stakes.map((stake) => stake.getAttribute('value'))).toEqual(['all', '0.01', '0.05', '0.1', '0.5', '0.75']);
    });
    await user.click(within(group('Kind of game')).getByRole('radio', { name: 'New' }));
    await user.click(within(group('Minimum bet')).getByRole('radio', { name: '0.05' }));
    await press('Show games');
    await proves(['S4-GAMELIST-01', 'S9-CONST-37'], () => {
      expect(lists()[1]).toMatchObject({ isNew: 'true', gameClassify: '', minBet: '0.05', pageNo: '1' });
    });
  });

  it('sends a classification as such', async () => {
    const { user, group, press, lists } = await open();
    await user.click(within(group('Kind of game')).getByRole('radio', { name: 'Jackpot' }));
    await press('Show games');
    expect(lists()[1]).toMatchObject({ isNew: '', gameClassify: 'JACKPOT' });
    expect(lists()[1]).not.toHaveProperty('minBet');
  });

  it('has neither for other categories', async () => {
    const { drawer, lists } = await open('/m/gameList?gameType=FISH&classify=NEW');
    await proves(['S2-GAMELIST-09', 'S2-GAMELIST-10', 'S4-GAMELIST-01'], () => {
      expect(within(drawer).queryByRole('radio')).toBeNull();
      expect(lists()[0]).toMatchObject({ isNew: '', gameClassify: '' });
    });
  });

  it('links to the other categories, never to ELOTT, to the lottery by its own address', async () => {
    const { group, press, where, lists } = await open();
    const others = group('Other games');
    await proves('S2-GAMELIST-13', () => {
      const codes = within(others)
        .getAllByRole('button')
        .map((other) => other.textContent);
      expect(codes).toEqual(['Fishing', 'Lottery', 'Slots']);
    });
    await press('Fishing', others);
    await proves('S2-GAMELIST-21', () => expect(where()).toBe('/m/gameList?gameType=FISH'));
    expect(lists().at(-1)).toMatchObject({ gameType: 'FISH' });
  });

  it('links to the lottery', async () => {
    const { group, press, where } = await open();
    await press('Lottery', group('Other games'));
    await proves('S2-GAMELIST-20', () => expect(where()).toBe('/m/lottery'));
  });
});

describe('more pages', () => {
  it('load within 500 px of the bottom, once a second, in order until the last', async () => {
    const { lists } = await show();
    const numbers = () => lists().map((query) => query['pageNo']);
    await proves(['S4-GAMELIST-07', 'S9-CONST-07', 'S2-GAMELIST-06'], async () => {
      leave(501);
      await pass(2000);
      expect(numbers()).toEqual(['1']);
      leave(500);
      await pass(20);
      expect(numbers()).toEqual(['1', '2']);
    });
    await proves('S4-FAV-05', () => expect(names()).toEqual(['Reel 1a', 'Reel 1b', 'Reel 2a', 'Reel 2b']));
    await proves(['S4-GAMELIST-08', 'S9-CONST-07'], async () => {
      // 20 ms have passed since the second page was requested.
      for (let step = 0; step < 9; step += 1) {
        leave(400);
        await pass(100);
      }
      await pass(79);
      expect(numbers()).toEqual(['1', '2']);
      await pass(1);
      expect(numbers()).toEqual(['1', '2', '3']);
    });
    await proves('S4-GAMELIST-09', async () => {
      leave(100);
      await pass(5000);
      expect(numbers()).toEqual(['1', '2', '3']);
      expect(names()).toHaveLength(6);
    });
  });

  it('stop after a failed one; the cards stay, and another tab tries again', async () => {
    let broken = true;
    const gameList = (request: SentRequest) =>
      broken && request.query['pageNo'] === '2' ? new ApiError('x', 'unknown', 200) : pageOf(request);
    const { user, lists } = await show({ answers: { ...answers, gameList } });
    leave(400);
    await pass(20);
    await proves('S8-ERRORS-14', async () => {
      expect(lists()).toHaveLength(2);
      for (let step = 0; step < 4; step += 1) {
        leave(300);
        await pass(1500);
      }
      expect(lists()).toHaveLength(2);
      expect(names()).toEqual(['Reel 1a', 'Reel 1b']);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Unknown error');
    broken = false;
    leave(5000);
    await user.click(screen.getByRole('tab', { name: 'Hot' }));
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await pass(20);
    leave(400);
    await pass(1100);
    expect(names()).toHaveLength(4);
  });

  it('offer another try where the first failed', async () => {
    let broken = true;
    const gameList = (request: SentRequest) => (broken ? new ApiError('x', 'system.upgrading', 200) : pageOf(request));
    const { user, lists } = await show({ answers: { ...answers, gameList } });
    expect(screen.getByRole('alert')).toHaveTextContent('System upgrading');
    leave(100);
    await pass(3000);
    expect(lists()).toHaveLength(1);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(20);
    expect(names().slice(0, 2)).toEqual(['Reel 1a', 'Reel 1b']);
  });
});

describe('the loading toast', () => {
  const toasts: ToastRequest[] = [];
  let stop: () => void;
  beforeEach(() => {
    toasts.length = 0;
    stop = bus.on('toast:show', (toast) => toasts.push(toast));
  });
  afterEach(() => stop());
  const hanging = () => new Promise<never>(() => undefined);

  it.each([
    ['S9-CONST-20', '', 2000, { gameList: hanging }],
    ['S9-CONST-21', '&tab=hot', 3000, { hotGames: hanging }],
  ])('%s: stands for its time with a call that hangs', async (id, tab, time, slow) => {
    const began = performance.now();
    let shownAt = 0;
    const off = bus.on('toast:show', () => {
      shownAt = performance.now() - began;
    });
    await show({ path: `/m/gameList?gameType=RNG${tab}`, answers: { ...answers, ...slow } });
    await pass(5000);
    await proves(id, () => {
      expect(toasts).toHaveLength(1);
      expect(toasts[0]).toMatchObject({ kind: 'loading', text: 'Loading' });
      expect(shownAt + (toasts[0]?.duration ?? 0)).toBe(time);
    });
    off();
  });

  it('does not show for a quick answer', async () => {
    await show();
    await pass(3000);
    expect(toasts).toEqual([]);
  });
});

it('shows all 26 games of a page', async () => {
  const gameList = () => ({ list: gamesOf(26, {}), pageNum: 1, totalPages: 1 });
  await show({ answers: { ...answers, gameList } });
  // Cards beside the window come two in a frame (decision 110).
  await waitFor(() => expect(names()).toHaveLength(26));
});
