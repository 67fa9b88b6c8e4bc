import { bus } from '@foyer/shared/bus';
import type { Game } from '@foyer/shared/contract';
import { useNavigate } from '@foyer/shared/router';
import { renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import EN from '../i18n/EN.json';
import { game, lottery, lotteryMenu, vendorData } from '../testing/fixtures';
import LotteryPage from './lottery.page';

/** The page with a back link, and a button that unmounts it. */
function Walk() {
  const navigate = useNavigate();
  const [here, setHere] = useState(true);
  return (
    <>
      {here ? <LotteryPage /> : null}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** A lottery whose game is found only when `found` is called. */
function show(listed: readonly Game[] = []) {
  let found: () => void = () => undefined;
  const games = new Promise<void>((resolve) => {
    found = resolve;
  }).then(() => ({ games: [...listed], pageNum: 1, totalPages: 1 }));
  const view = renderPart(<Walk />, {
    path: '/m/lottery',
    texts: { games: EN },
    session: {},
    answers: {
      gameVendors: vendorData({ LOTT: ['LOTT'] }),
      lotteryMenu: lotteryMenu([lottery(0)]),
      lotteryList: [lottery(Date.now() + 60_000)],
      gameList: () => games,
    },
  });
  return { ...view, found };
}

describe('a lottery that opens slowly', () => {
  it('opens once, however often it is pressed', async () => {
    const { user, where, found } = show();
    const card = await screen.findByRole('button', { name: /Lantern Minute/ });
    await user.click(card);
    await user.click(card);
    await user.click(card);
    expect(where()).toBe('/m/lottery');
    found();
    await waitFor(() => expect(where()).toMatch(/^\/m\/launchGame/));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/m/lottery');
  });

  it('stays on the page when its game can only be looked at', async () => {
    const told: unknown[] = [];
    const off = bus.on('toast:show', ({ text }) => told.push(text));
    const { user, where, found } = show([
      game({ gameId: 'LTN1M', gameType: 'LOTT', vassalage: 'LOTT', supportPlay: false }),
    ]);
    await user.click(await screen.findByRole('button', { name: /Lantern Minute/ }));
    found();
    await waitFor(() => expect(told).toContain(EN['launch.lookOnly']));
    expect(where()).toBe('/m/lottery');
    off();
  });

  it('opens nothing after its page was left', async () => {
    const { user, where, found, requests } = show();
    await user.click(await screen.findByRole('button', { name: /Lantern Minute/ }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    found();
    await waitFor(() => expect(requests.filter(({ call }) => call === 'gameVendors')).toHaveLength(1));
    await act(async () => undefined);
    expect(where()).toBe('/m/lottery');
  });
});
