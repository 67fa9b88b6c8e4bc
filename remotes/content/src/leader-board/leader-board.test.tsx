import { ApiError } from '@foyer/shared/api';
import type { LeaderBoard, Mission } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { untilMidnight } from './get-mission';
import LeaderBoardPage from './leader-board.page';

const mission: Mission = {
  ...{ lit: [], stake: null, rounds: 3, days: 7, today: { day: '2026-03-14', rounds: 2, endsAt: Date.now() + 60_000 } },
  prizes: [
    { from: '1', amount: '77' },
    { from: '10', amount: '277' },
    { from: '50', amount: '777' },
  ],
};
const lit = ['2026-03-12', '2026-03-13', '2026-03-14'].map((day) => ({ day, stake: '12' }));
const rows = Array.from({ length: 20 }, (_, at) => ({
  ...{ place: at + 1, stake: String(1000 - at), name: `som***${10 + at}`, own: at === 4 },
}));
const board: LeaderBoard = { from: 0, to: Date.now() + 60_000, rows, own: { place: 5, stake: '996' } };

const open = (answers: Answers) =>
  renderPart(<LeaderBoardPage />, {
    ...{ path: '/m/leaderBoard', texts: { content: EN }, answers: { mission, leaderBoard: board, ...answers } },
    session: { userName: 'lotus88', type: 0 },
    ...{ member: { id: 1 }, wallet: { sumBalance: '1', currencySymbol: '฿' } },
  });
const lanterns = async () =>
  within(await screen.findByRole('list', { name: /lanterns are lit$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows how far one is today and over the whole week', async () => {
  const first = open({});
  await proves(['F-MISSION-01', 'S2-ROUTES-28'], async () => {
    // Two rounds do not light today’s; the days are the merchant’s, whatever the device’s day is.
    expect(await lanterns()).toEqual([
      ...['Todaynot lit yet', 'Sunto come', 'Monto come', 'Tueto come', 'Wedto come', 'Thuto come', 'Frito come'],
    ]);
    expect(screen.getByRole('list', { name: '0 of 7 lanterns are lit' })).toBeVisible();
    expect(screen.getByText(/^Play 3 rounds today, and the first lantern is lit/)).toBeVisible();
    const today = screen.getByRole('progressbar', { name: EN['mission.todayProgress'] });
    expect(today).toHaveAttribute('aria-valuetext', '2 of 3');
    expect(today).toHaveAttribute('aria-valuenow', '66');
    expect(screen.getByText(/^2 of 3 rounds today\./)).toBeVisible();
    first.unmount();

    open({ mission: { ...mission, lit, stake: '12', today: { ...mission.today, rounds: 3 } } });
    expect((await lanterns()).slice(0, 4)).toEqual(['Thulit', 'Frilit', 'Todaylit', 'Sunto come']);
    expect(screen.getByRole('list', { name: '3 of 7 lanterns are lit' })).toBeVisible();
    expect(screen.getByText(/^Today’s lantern is lit\./)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    const prizes = within(screen.getByRole('list', { name: EN['mission.prizes'] })).getAllByRole('listitem');
    expect(prizes.map(({ textContent }) => textContent)).toEqual([
      ...['฿77.00from ฿1.00 a round', '฿277.00from ฿10.00 a roundSo far', '฿777.00from ฿50.00 a round'],
    ]);
  });
});

it('pays a complete week by one press', async () => {
  const state: { mission: Mission } = {
    mission: {
      ...mission,
      today: { ...mission.today, rounds: 3 },
      claim: { amount: '277', deadline: Date.now() + 60_000 },
    },
  };
  const { user, requests } = open({
    mission: () => state.mission,
    claimReward: () => {
      state.mission = mission;
      return { rewardNo: 'R60003', promotion: 'MISSION', amount: '277.00', purse: 'main', claimedAt: Date.now() };
    },
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Claim ฿277.00' }));
  await waitFor(() => expect(screen.getByText('฿277.00 is in your main wallet. Number R60003.')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull());
  expect(requests.filter(({ call }) => call === 'claimReward')).toHaveLength(1);
});

describe('the board', () => {
  const shown = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);

  it('has twenty masked names with the own place marked', async () => {
    await proves('F-MISSION-03', async () => {
      open({});
      const all = await shown();
      expect(all).toHaveLength(20);
      expect(all[0]).toHaveTextContent('1som***10฿1,000.00');
      expect(all[4]).toHaveAttribute('aria-current', 'true');
      expect(all[4]).toHaveTextContent('som***14You');
      expect(all.filter((row) => row.hasAttribute('aria-current'))).toHaveLength(1);
    });
  });

  it('shows the own place below the others, however far down', async () => {
    await proves('F-MISSION-03', async () => {
      open({
        leaderBoard: { ...board, rows: rows.map((row) => ({ ...row, own: false })), own: { place: 300, stake: '5' } },
      });
      const all = await shown();
      expect(all).toHaveLength(21);
      expect(all[20]).toHaveTextContent('300You฿5.00');
      expect(all[20]).toHaveAttribute('aria-current', 'true');
    });
  });

  it('says what to do without a place, and in an empty week', async () => {
    open({ leaderBoard: { ...board, rows: [], own: null } });
    expect(await screen.findByText(EN['board.empty'])).toBeVisible();
    expect(screen.getByText(EN['board.none'])).toBeVisible();
  });

  it('fails alone, and can be tried again', async () => {
    const state = { fails: true };
    const { user } = open({
      leaderBoard: () => {
        if (state.fails) throw new ApiError('leaderBoard', 'unknown', 200);
        return board;
      },
    });
    expect(await lanterns()).toHaveLength(7);
    const retry = await screen.findByRole('button');
    state.fails = false;
    await user.click(retry);
    expect(await shown()).toHaveLength(20);
  });
});

it('asks again when the merchant’s day ends', () => {
  const at = (endsAt: number) => ({ ...mission, today: { ...mission.today, endsAt } });
  expect(untilMidnight(undefined, 0)).toBe(false);
  expect(untilMidnight(at(5_000), 0)).toBe(6_000);
  expect(untilMidnight(at(5_000), 5_000)).toBe(false);
});
