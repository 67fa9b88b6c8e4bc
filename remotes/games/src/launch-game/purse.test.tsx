import { ApiError } from '@foyer/shared/api';
import { Link, useLocation } from '@foyer/shared/router';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { vassalage } from '../testing/fixtures';
import LaunchGame from './launch-game.page';

const address = '/m/launchGame?category=ESPORTS&vendor=TF&gameId=storm&nodeId=9';
const empty = (main: string) => new ApiError('x', 'purse.empty', 200, { main });
const receipt = { orderNo: 'V80001', from: 'main', to: 'vendor:TF', createdAt: 1_700_000_000_000 };

/** A page with the way to the game, the game, and a page with the way back. */
function Site() {
  const { pathname } = useLocation();
  return pathname === '/m/launchGame' ? <LaunchGame /> : <Link to={address}>to the game</Link>;
}

async function enter(answers: Answers) {
  const view = renderPart(<Site />, {
    path: '/m/gameLobby',
    texts: { games: EN },
    session: {},
    member: { id: 7 },
    wallet: { sumBalance: '500', currencySymbol: '฿' },
    answers: { vassalage: vassalage('TF'), addRecent: null, ...answers },
  });
  const sent = (call: string) => view.requests.filter((request) => request.call === call);
  await view.user.click(screen.getByRole('link', { name: 'to the game' }));
  return { ...view, sent };
}

/** A platform with this much in main, of which a transfer makes a purse at the vendor. */
function purses(main: string) {
  const at = { vendor: 0 };
  return {
    launchGame: () => (at.vendor > 0 ? { url: 'http://play.example/play/storm?t=1' } : empty(main)),
    walletTransfer: ({ body }: { body: unknown }) => {
      const { amount } = body as { amount: string };
      at.vendor += Number(amount);
      return { ...receipt, amount };
    },
  } satisfies Answers;
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

it('an empty purse asks how much to take along: everything, an amount, or nothing now', async () => {
  await proves('F-LAUNCH-04', async () => {
    const all = await enter(purses('480.509'));
    expect(await screen.findByRole('dialog', { name: EN['purse.title'] })).toBeVisible();
    expect(screen.getByText(/TF Studio keeps a wallet of its own/)).toBeVisible();
    expect(all.sent('addRecent')).toEqual([]);
    await all.user.click(screen.getByRole('button', { name: 'Take everything along: ฿480.50' }));
    expect(await screen.findByTitle('TF Studio')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [moved] = all.sent('walletTransfer');
    expect(moved?.body).toMatchObject({ from: 'main', to: 'vendor:TF', amount: '480.5', key: expect.any(String) });
    all.unmount();

    const some = await enter(purses('480.509'));
    const field = await screen.findByRole('textbox', { name: EN['purse.amount'] });
    for (const [typed, problem] of [
      ['480.51', 'There is only ฿480.50 in your main wallet'],
      ['0.99', 'At least ฿1.00'],
      ['', 'Enter an amount'],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      await some.user.click(screen.getByRole('button', { name: EN['purse.move'] }));
      expect(field).toHaveAccessibleDescription(problem);
    }
    expect(some.sent('walletTransfer')).toEqual([]);
    fireEvent.change(field, { target: { value: '25' } });
    await some.user.dblClick(screen.getByRole('button', { name: EN['purse.move'] }));
    expect(await screen.findByTitle('TF Studio')).toBeInTheDocument();
    expect(some.sent('walletTransfer').map(({ body }) => body)).toMatchObject([{ amount: '25' }]);
    some.unmount();

    const later = await enter(purses('480'));
    // The first page of a tab has nothing before it; this one has.
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    await later.user.click(await screen.findByRole('button', { name: EN['purse.later'] }));
    expect(later.where()).toBe('/m/gameLobby');
    expect(later.sent('walletTransfer')).toEqual([]);
    jest.restoreAllMocks();
  });
});

it('with nothing in main either, there is the way to the deposit and back', async () => {
  let main = '0.99';
  const { user, where } = await enter({ launchGame: () => empty(main) });
  await proves('F-LAUNCH-04', async () => {
    const way = await screen.findByRole('link', { name: EN['purse.deposit'] });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(way);
    expect(where()).toBe('/m/voucherCenter');
    main = '100';
    await user.click(screen.getByRole('link', { name: 'to the game' }));
    expect(await screen.findByRole('button', { name: 'Take everything along: ฿100.00' })).toBeVisible();
  });
});

it('money that is on its way is told, and looked for again', async () => {
  let arrived = false;
  const { user, sent } = await enter({
    launchGame: () => (arrived ? { url: 'http://play.example/play/storm?t=1' } : empty('400')),
    walletTransfer: { ...receipt, amount: '80' },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: EN['purse.amount'] }), { target: { value: '80' } });
  await user.click(screen.getByRole('button', { name: EN['purse.move'] }));
  expect(await screen.findByText('฿80.00 is on its way to TF Studio.', { exact: false })).toBeVisible();
  arrived = true;
  await user.click(screen.getByRole('button', { name: EN['purse.again'] }));
  await waitFor(() => expect(screen.getByTitle('TF Studio')).toBeInTheDocument());
  expect(sent('walletTransfer')).toHaveLength(1);
});
