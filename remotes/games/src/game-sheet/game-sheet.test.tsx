import { ApiError } from '@foyer/shared/api';
import type { GameDetail } from '@foyer/shared/contract';
import { useLocation } from '@foyer/shared/router';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { GameCard } from '../game-card/game-card';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';
import { game, vassalage, vendorData } from '../testing/fixtures';
import { GameSheets } from './game-sheets';

const orchid = game({ nodeId: 41, gameName: 'Orchid Reels', vassalage: 'KITE', gameId: 'orchid' });
const PATH = '/m/launchGame?category=RNG&vendor=KITE&gameId=orchid&nodeId=41';
const detail: GameDetail = {
  nodeId: 41,
  kind: 'Reels',
  returnPercent: { from: '96.07', to: '96.07' },
  volatility: { from: 'medium', to: 'medium' },
  stake: { least: '0.2', most: '10000', currencySymbol: '฿' },
  lines: 20,
  features: ['Free spins, every win ×3'],
  rules: ['Three in a row pay.', 'Moons start free spins.'],
  trial: true,
};
const unknown: GameDetail = { nodeId: 41, features: [], rules: [], trial: false };

/** Addresses that the page led to, one for each step. */
let steps: string[] = [];
function Steps() {
  const { key, pathname, search } = useLocation();
  const [last, setLast] = useState('');
  if (last !== key) {
    setLast(key);
    steps.push(pathname + search);
  }
  return null;
}

function show({ of = orchid, ...options }: RenderOptions & { of?: typeof orchid } = {}) {
  steps = [];
  return renderPart(
    <GameSheets>
      <GameCard game={of} />
      <Steps />
    </GameSheets>,
    {
      texts: { games: EN },
      ...options,
      answers: {
        favourites: { content: [], pageNum: 1, totalPages: 1 },
        vassalage: vassalage('KITE'),
        gameVendors: vendorData({ RNG: ['KITE'] }),
        gameDetail: detail,
        ...options.answers,
      },
    },
  );
}
const about = () => screen.getByRole('button', { name: 'About Orchid Reels' });
const picture = () => screen.getByRole('button', { name: 'Orchid Reels' });
const sheet = () => screen.findByRole('dialog', { name: 'Orchid Reels' });
const asked = (requests: readonly { readonly call?: string | undefined }[]) =>
  requests.filter(({ call }) => call === 'gameDetail').length;
/** What stands behind a name in the sheet; undefined without such a line. */
const figure = (name: string) =>
  screen.queryAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
const known = () => screen.findByText('Three in a row pay.');

describe('the sheet of a game', () => {
  it('is opened by the “i” of its card, and has what is known of it', async () => {
    const { user, requests } = show();
    expect(requests).toEqual([]);
    await user.click(about());
    const opened = await sheet();
    await known();
    expect(opened).toHaveTextContent('Moons start free spins.');
    expect(requests.find(({ call }) => call === 'gameDetail')?.query).toMatchObject({ nodeId: '41', language: 'EN' });
    expect(await within(opened).findByText('KITE Studio')).toBeVisible();
    expect(['Studio', 'Kind', 'Return to player', 'Volatility', 'Stake', 'Lines'].map(figure)).toEqual([
      ...['KITE Studio', 'Reels', '96.07 %', 'Medium'],
      ...['฿0.20 to ฿10,000.00', '20'],
    ]);
    expect(within(opened).getByRole('list', { name: 'Features' })).toHaveTextContent('Free spins, every win ×3');
    expect(screen.queryByText(EN['sheet.byBet'])).toBeNull();
    expect(within(opened).getByRole('button', { name: 'Favourite: Orchid Reels' })).toBeVisible();
  });

  it('asks no sooner than it is pressed for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      const { user, requests } = show();
      fireEvent.pointerDown(about());
      await act(() => Promise.resolve());
      expect(asked(requests)).toBe(0);
      await user.click(about());
      await known();
      expect(asked(requests)).toBe(1);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('asks at the touch already, and once', async () => {
    const { user, requests } = show();
    fireEvent.pointerDown(about());
    await waitFor(() => expect(asked(requests)).toBe(1));
    await user.click(about());
    await known();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(about());
    await sheet();
    expect(asked(requests)).toBe(1);
  });

  it('is opened by the menu of a card, which then does not come up, and by no press that launches', async () => {
    const { user, where } = show({ session: {} });
    expect(fireEvent.contextMenu(picture())).toBe(false);
    await sheet();
    await known();
    expect(where()).toBe('/m/home');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(picture());
    expect(where()).toBe(PATH);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has spans where the bet decides, and says so', async () => {
    const spans: GameDetail = {
      ...detail,
      returnPercent: { from: '85.64', to: '98.94' },
      volatility: { from: 'low', to: 'high' },
    };
    const { user } = show({ answers: { gameDetail: spans } });
    await user.click(about());
    await known();
    expect([figure('Return to player'), figure('Volatility')]).toEqual(['85.64 % to 98.94 %', 'Low to High']);
    expect(screen.getByText(EN['sheet.byBet'])).toBeVisible();
  });

  it('draws no line for what is not known', async () => {
    const { user, requests } = show({ answers: { gameDetail: unknown } });
    await user.click(about());
    await waitFor(() => expect(asked(requests)).toBe(1));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await waitFor(() => expect(figure('Kind')).toBe('Electronic'));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Studio', 'Kind']);
    expect(screen.queryByRole('list', { name: 'Features' })).toBeNull();
    expect(screen.queryByText(EN['sheet.rules'])).toBeNull();
    expect(screen.queryByText(EN['sheet.byBet'])).toBeNull();
  });

  it('offers no way into a game that can only be looked at', async () => {
    const { user } = show({ of: { ...orchid, supportPlay: false }, answers: { gameDetail: unknown } });
    await user.click(screen.getByRole('button', { name: 'About Orchid Reels' }));
    const opened = await sheet();
    expect(within(opened).getByText(EN['launch.lookOnly'])).toBeVisible();
    expect(within(opened).queryByRole('button', { name: 'Play' })).toBeNull();
    expect(within(opened).queryByRole('link')).toBeNull();
  });

  it('that failed says why, keeps its ways, and is asked for again', async () => {
    let answer: GameDetail | ApiError = new ApiError('x', 'system.upgrading', 200);
    const { user } = show({ answers: { gameDetail: () => answer as GameDetail } });
    await user.click(about());
    const opened = await sheet();
    expect(await within(opened).findByText('System upgrading, please try again later.')).toBeVisible();
    expect(within(opened).getByRole('button', { name: 'Play' })).toBeVisible();
    answer = detail;
    await user.click(within(opened).getByRole('button', { name: 'Try again' }));
    expect(await known()).toBeVisible();
  });

  it('stays when its game leaves the list', async () => {
    function List() {
      const [isThere, setThere] = useState(true);
      return (
        <>
          {isThere ? <GameCard game={orchid} /> : null}
          <button type="button" onClick={() => setThere(false)}>
            leave
          </button>
        </>
      );
    }
    const { user } = renderPart(
      <GameSheets>
        <List />
      </GameSheets>,
      { texts: { games: EN }, answers: { gameDetail: detail, vassalage: [], gameVendors: vendorData({}) } },
    );
    await user.click(about());
    await known();
    fireEvent.click(screen.getByText('leave'));
    expect(screen.queryByRole('button', { name: 'About Orchid Reels' })).toBeNull();
    expect(await sheet()).toBeVisible();
  });

  it('speaks the language of the page', async () => {
    const { user, requests } = show({ language: 'TY', texts: { games: TY } });
    await user.click(screen.getByRole('button', { name: 'เกี่ยวกับ Orchid Reels' }));
    await known();
    expect([figure('อัตราคืนผู้เล่น'), figure('ความผันผวน')]).toEqual(['96.07 %', 'ปานกลาง']);
    expect(requests.find(({ call }) => call === 'gameDetail')?.query).toMatchObject({ language: 'TY' });
  });
});

describe('play', () => {
  const press = async (user: ReturnType<typeof show>['user'], times: 1 | 2) => {
    await user.click(about());
    const play = within(await sheet()).getByRole('button', { name: 'Play' });
    await (times === 1 ? user.click(play) : user.dblClick(play));
  };

  it('takes a member to the game as the picture does, pressed twice as pressed once', async () => {
    const { user } = show({ session: {} });
    await press(user, 2);
    await waitFor(() => expect(steps).toEqual(['/m/home', PATH]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes a visitor to the log-in, and to the game afterwards', async () => {
    const { user, where } = show();
    await press(user, 1);
    expect(where()).toBe('/m/login');
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe(PATH);
  });

  it('can be tried by a visitor, on the page of the trial, which knows the game', async () => {
    const { user, where } = show();
    await user.click(about());
    await user.click(await screen.findByRole('link', { name: 'Try for free' }));
    expect(where()).toBe(`/m/trail?${new URLSearchParams({ to: PATH })}`);
  });

  it.each([
    ['a member', { session: {} }],
    ['a visitor where nobody may try it', { answers: { gameDetail: { ...detail, trial: false } } }],
  ] satisfies [string, RenderOptions][])('cannot be tried by %s', async (_, options) => {
    const { user } = show(options);
    await user.click(about());
    await known();
    expect(screen.queryByRole('link', { name: 'Try for free' })).toBeNull();
  });
});

it('a card without sheets around has no “i”, and leaves the menu to the browser', () => {
  renderPart(<GameCard game={orchid} />, { texts: { games: EN } });
  expect(screen.queryByRole('button', { name: 'About Orchid Reels' })).toBeNull();
  expect(fireEvent.contextMenu(picture())).toBe(true);
});
