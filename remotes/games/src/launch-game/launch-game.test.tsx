import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { pagesQuery, queryClient } from '@foyer/shared/query';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { vassalage, vendorData } from '../testing/fixtures';
import LaunchGame from './launch-game.page';

const generic = '/m/launchGame?category=RNG&vendor=FOYER&gameId=paper-lantern&nodeId=8';
const play = 'http://play.example/play/paper-lantern?t=1';

const show = (options: RenderOptions = {}, url = play, more = {}) =>
  renderPart(<LaunchGame />, {
    path: generic,
    texts: { games: EN },
    session: { token: 'tok' },
    wallet: { sumBalance: '2500.00', currencySymbol: '฿' },
    answers: {
      vassalage: vassalage('FOYER', 'ELOTT', 'LOTT'),
      gameVendors: vendorData({ RNG: ['FOYER'], ELOTT: ['ELOTT', 'LOTT'] }),
      launchGame: { url, ...more },
      addRecent: null,
    },
    ...options,
  });

const frame = () => screen.findByTitle<HTMLIFrameElement>('FOYER Studio');

function say(data: unknown, from: HTMLIFrameElement, origin = 'http://play.example') {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: from.contentWindow }));
  });
}

describe('launching a game', () => {
  it('sends category, vendor, game and node, and shows the answer in a sandboxed frame', async () => {
    const { requests } = show();
    const game = await frame();
    await proves(['S4-LAUNCH-04', 'S7-API-63', 'S9-CONST-39'], () => {
      expect(requests.find(({ call }) => call === 'launchGame')?.query).toEqual({
        gameType: 'RNG',
        vassalage: 'FOYER',
        gameId: 'paper-lantern',
        nodeId: '8',
        platform: 'html5',
        language: 'EN',
      });
    });
    expect(game).toHaveAttribute('src', play);
    expect(game).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-forms');
    expect(game).toHaveAttribute('allow', 'autoplay; fullscreen');
    expect(screen.getByText('฿2,500.00')).toBeVisible();
    expect(screen.getByText('Opening the game')).toBeVisible();
    fireEvent.load(game);
    expect(screen.queryByText('Opening the game')).toBeNull();
  });

  it('adds the game to the recent ones when it has opened, after a good answer only', async () => {
    const { requests, unmount } = show();
    await proves('S7-API-44', async () => {
      const game = await frame();
      expect(requests.some(({ call }) => call === 'addRecent')).toBe(false);
      fireEvent.load(game);
      await waitFor(() =>
        expect(requests.at(-1)).toMatchObject({
          method: 'GET',
          path: '/wps/game/recent/add',
          query: { nodeId: '8', vendor: 'FOYER', token: 'tok' },
        }),
      );
      const order = requests.map(({ call }) => call);
      expect(order.indexOf('launchGame')).toBeLessThan(order.indexOf('addRecent'));
    });
    unmount();
    const failed = show({}, '');
    expect(await screen.findByRole('alert')).toHaveTextContent('The requested url is empty...');
    expect(failed.requests.some(({ call }) => call === 'addRecent')).toBe(false);
  });

  it('is called by its studio, with its logo, also where the merchant has closed it', async () => {
    const answers = {
      // The lists have left the studio out.
      gameVendors: vendorData({ RNG: ['KITE'] }),
      vassalage: vassalage('KITE', 'FOYER'),
    };
    const open = show({ answers: { ...answers, launchGame: () => new Promise<never>(() => undefined) } });
    await proves('S7-API-57', async () => {
      expect(await screen.findByRole('heading', { name: 'FOYER Studio' })).toBeVisible();
      expect(document.querySelector('img[src$="/art/vendor/FOYER.svg"]')).toBeInTheDocument();
      expect(open.requests.filter(({ call }) => call === 'vassalage')).toMatchObject([
        { method: 'GET', path: '/wps/game/vassalage' },
      ]);
      expect(open.requests.some(({ call }) => call === 'gameVendors')).toBe(false);
    });
    open.unmount();
    show({ answers: { ...answers, launchGame: new ApiError('x', 'permission.denied', 200) } });
    expect(await screen.findByRole('heading', { name: 'FOYER Studio' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('passes showChoice on, and opens a lottery by its code', async () => {
    const { requests, unmount } = show({ path: `${generic}&showChoice=false` });
    await frame();
    expect(requests.find(({ call }) => call === 'launchGame')?.query['showChoice']).toBe('false');
    unmount();
    const lottery = show({ path: '/m/launchGame?playType=trad&prize_mode=Elott&code=LTN1M&pageBack=home' });
    await waitFor(() => {
      const sent = lottery.requests.find(({ call }) => call === 'launchGame');
      expect(sent?.query).toMatchObject({ gameType: 'ELOTT', vassalage: 'ELOTT', gameId: 'LTN1M' });
    });
  });

  it('goes home on back when the address says so', async () => {
    const { user, where } = show({ path: '/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/m/home');
  });

  it('goes to a page of this site instead of framing it', async () => {
    const { where } = show({}, '/m/activity?from=game');
    await waitFor(() => expect(where()).toBe('/m/activity?from=game'));
    expect(screen.queryByTitle('FOYER Studio')).toBeNull();
  });

  it('opens a vendor that refuses frames in the same tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    show({}, play, { frameless: true });
    await waitFor(() => expect(open).toHaveBeenCalledWith(play, '_self'));
    open.mockRestore();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '   '])('refuses the address %p', async (url) => {
    show({}, url);
    expect(await screen.findByRole('alert')).toHaveTextContent('The requested url is empty...');
  });

  it('says what went wrong and tries again', async () => {
    let refused = true;
    const { user } = show({
      answers: {
        vassalage: vassalage('FOYER'),
        gameVendors: vendorData({ RNG: ['FOYER'] }),
        launchGame: () => (refused ? new ApiError('x', 'system.upgrading', 200) : { url: play }),
        addRecent: null,
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });

  it('says so when the address names no vendor', () => {
    show({ path: '/m/launchGame' });
    expect(screen.getByRole('alert')).toHaveTextContent('The requested url is empty...');
  });
});

describe('messages of the vendor', () => {
  const rounds = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    rounds.mockClear();
    stop = bus.on('wallet:refresh', rounds);
  });
  afterEach(() => stop());

  it('about a settled round reload the balance and invalidate the betting record', async () => {
    show();
    const game = await frame();
    const { queryKey } = pagesQuery('betRecords', { day: 'today' }, () => Promise.reject(new Error('not asked')));
    queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
    say({ type: 'vendor:round', balance: '2499.00' }, game);
    expect(rounds).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('about a stake subtract it from the shown balance until the balance is reloaded', async () => {
    const { loadWallet } = show();
    const game = await frame();
    const shown = (amount: string) => expect(screen.getByText(amount)).toBeVisible();
    say({ type: 'vendor:stake', stake: '100.50' }, game);
    shown('฿2,399.50');
    expect(rounds).not.toHaveBeenCalled();
    say({ type: 'vendor:round', balance: '2650.50' }, game);
    shown('฿2,399.50');
    loadWallet({ sumBalance: '2650.50', currencySymbol: '฿' });
    shown('฿2,650.50');
    say({ type: 'vendor:stake', stake: '50' }, game);
    shown('฿2,600.50');
    say({ type: 'vendor:stake', stake: '0' }, game);
    shown('฿2,650.50');
    say({ type: 'vendor:stake', stake: '9999' }, game);
    shown('฿0.00');
    say({ type: 'vendor:stake', stake: '0' }, game);
    for (const stake of ['-100', '1e3', '', 5, undefined, {}, '1,5']) say({ type: 'vendor:stake', stake }, game);
    say({ type: 'vendor:stake', stake: '100' }, game, 'http://evil.example');
    shown('฿2,650.50');
  });

  it('are accepted only from the frame, its origin and in the known shapes', async () => {
    const { where } = show();
    const game = await frame();
    say({ type: 'vendor:round', balance: '1' }, game, 'http://evil.example');
    say({ type: 'vendor:round' }, game);
    say({ type: 'vendor:round', balance: {} }, game);
    say('vendor:round', game);
    say(null, game);
    act(() => {
      const data = { type: 'vendor:round', balance: '1' };
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://play.example', source: window }));
    });
    expect(rounds).not.toHaveBeenCalled();
    expect(where()).toBe(generic);
  });

  it('set the title, with or without a navigation that set it', async () => {
    show();
    const game = await frame();
    say({ type: 'vendor:title', title: ' Golden Ingots ' }, game);
    expect(screen.getByRole('heading', { name: 'Golden Ingots' })).toBeVisible();
    for (const title of ['', 5, 'x'.repeat(81), undefined]) say({ type: 'vendor:title', title }, game);
    say({ type: 'vendor:title', title: 'Elsewhere' }, game, 'http://evil.example');
    expect(screen.getByRole('heading', { name: 'Golden Ingots' })).toBeVisible();
  });

  it('about leaving go back', async () => {
    const { where } = show({ path: `${generic}&pageBack=home` });
    say({ type: 'vendor:exit' }, await frame());
    expect(where()).toBe('/m/home');
  });
});
