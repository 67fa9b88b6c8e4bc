import { ApiError } from '@foyer/shared/api';
import { dayText } from '@foyer/shared/report';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import type { TeamOverview } from './get-overview';
import TeamOverviewPage from './team-overview.page';

const today = dayOf(Date.now());
const parts = {
  deposit: '500',
  withdrawal: '100',
  stake: '80',
  payout: '60',
  rebate: '1.25',
  bonus: '4',
  net: '-14.75',
};
const none = { deposit: '0', withdrawal: '0', stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };
const answer: TeamOverview = {
  totals: { ...parts, registered: 3, firstDepositors: 2, activeMembers: 5 },
  days: [{ date: today, ...parts }],
};
const empty: TeamOverview = { totals: { ...none, registered: 0, firstDepositors: 0, activeMembers: 0 }, days: [] };

const open = (teamOverview: Answers['teamOverview'] & {}, search = '') =>
  renderPart(<TeamOverviewPage />, {
    path: `/m/agent/team/overview${search}`,
    texts: { agent: EN },
    session: { userName: 'lotus88', type: 1 },
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { teamOverview },
  });

const plain = (text: string | null) => (text ?? '').replaceAll('−', '-');
const figuresOf = (totals: HTMLElement) =>
  Object.fromEntries(
    within(totals)
      .getAllByRole('definition')
      .map((each) => [each.previousElementSibling?.textContent, plain(each.textContent)]),
  );

it('shows what the team put in, took out, staked and won, and zeros when there was nothing', async () => {
  const page = open(answer);
  const totals = await screen.findByRole('region', { name: 'Totals of the period' });
  expect(plain(totals.querySelector('p')!.textContent)).toBe('Result of the team-฿14.75 lost');
  expect(figuresOf(totals)).toEqual({
    ...{ 'New members': '3', 'First deposits': '2', 'Took part': '5' },
    ...{ 'Put in': '฿500.00', 'Taken out': '฿100.00', Staked: '฿80.00', 'Paid out': '฿60.00' },
    ...{ Rebates: '฿1.25', Bonuses: '฿4.00' },
  });
  expect(page.requests[0]?.query).toEqual({ startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()) });
  page.unmount();
  open(empty);
  const zeros = figuresOf(await screen.findByRole('region', { name: 'Totals of the period' }));
  expect(Object.values(zeros)).toEqual(['0', '0', '0', ...Array.from({ length: 6 }, () => '฿0.00')]);
});

it('has a row for every day of the period, the newest first, and their sum', async () => {
  open(answer);
  await screen.findByRole('region', { name: 'Totals of the period' });
  const rows = screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
  const days = [0, 1, 2, 3, 4, 5, 6].map((back) => dayText(addDays(today, -back), 'short'));
  expect(rows).toEqual([...days, EN['overview.sum']]);
});

it('asks for the chosen days, anew by a press and on coming back, and keeps old figures with their time when that fails', async () => {
  let state: TeamOverview | 'fails' = answer;
  const { user, requests } = open((() =>
    state === 'fails' ? new ApiError('teamOverview', 'system.error', 500) : state) as Answers['teamOverview'] & {});
  const totals = () => screen.getByRole('region', { name: 'Totals of the period' });
  const withNet = (net: string): TeamOverview => ({ ...answer, totals: { ...answer.totals, net } });
  await screen.findByRole('region', { name: 'Totals of the period' });
  await proves('F-TEAMVIEW-03', async () => {
    for (const [name, back, until] of [
      ['Today', 0, 0],
      ['Yesterday', 1, 1],
      ['30 days', 29, 0],
      ['7 days', 6, 0],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }));
      const days = { startDate: addDays(today, -back), endDate: addDays(today, -until), zone: String(zoneOf()) };
      await waitFor(() => expect(requests.at(-1)?.query).toEqual(days));
      await screen.findByRole('region', { name: 'Totals of the period' });
    }
    state = withNet('20');
    await user.click(screen.getByRole('button', { name: EN['overview.refresh'] }));
    await waitFor(() => expect(totals()).toHaveTextContent('+฿20.00'));
    state = withNet('30');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(totals()).toHaveTextContent('+฿30.00'));
    const [time] = /\d\d:\d\d/.exec(screen.getByText(/^As of /).textContent ?? '') ?? [];
    expect(time).toBeDefined();
    state = 'fails';
    await user.click(screen.getByRole('button', { name: EN['overview.refresh'] }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`as of ${time}`);
    expect(totals()).toHaveTextContent('+฿30.00');
    state = withNet('40');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(totals()).toHaveTextContent('+฿40.00'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
