import { ApiError } from '@foyer/shared/api';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import type { PnlLine, TeamPnl } from './pnl-source';
import TeamPnlPage from './team-pnl.page';

const today = dayOf(Date.now());
const none = { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };
const line = (memberId: number, username: string, team: number, more: Partial<PnlLine> = {}): PnlLine => ({
  ...{ memberId, username, team, ...none, ...more },
});
const mali = line(7, 'mali', 3, { stake: '120.5', payout: '20', rebate: '0.25', bonus: '1', net: '-99.25' });
const nok = line(8, 'nok', 0, { stake: '10', payout: '60', net: '50' });
const idle = line(9, 'som', 0);
const page = (content: PnlLine[], totals: TeamPnl['totals'], more: Partial<TeamPnl> = {}): TeamPnl => ({
  ...{ path: [], content, totals, pageNum: 1, totalPages: 1, totalElements: content.length, ...more },
});
const sum = { stake: '130.5', payout: '80', rebate: '0.25', bonus: '1', net: '-49.25' };

const open = (teamPnl: Answers['teamPnl'] & {}, search = '') =>
  renderPart(<TeamPnlPage />, {
    path: `/m/agent/team/pnl${search}`,
    texts: { agent: EN },
    session: { userName: 'lotus88', type: 1 },
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { teamPnl },
  });

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('−', '-');
/** The table as it is read out: each cell with the heading of its row and column. */
const read = (table: HTMLElement) => {
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map((cell, at) => `${heads[at + 1]} ${plain(cell.textContent)}`),
    ]);
};
const table = () => screen.findByRole('table', { name: EN['pnl.title'] });

it('has a line for each direct member, and their total, read row by row with their headings', async () => {
  const { requests } = open(page([mali, nok, idle], sum));
  const shown = await table();
  // A result has sign and word; its colour is judged in a browser.
  await proves(['S2-ROUTES-55', 'F-TEAMPNL-01'], () => {
    expect(read(shown)).toEqual([
      ['mali3 below', 'Result -99.25 lost', 'Staked 120.50', 'Paid out 20.00', 'Rebates 0.25', 'Bonuses 1.00'],
      ['nok', 'Result +50.00 won', 'Staked 10.00', 'Paid out 60.00', 'Rebates 0.00', 'Bonuses 0.00'],
      ['som', 'Result 0.00 even', 'Staked 0.00', 'Paid out 0.00', 'Rebates 0.00', 'Bonuses 0.00'],
      ['Total', 'Result -49.25 lost', 'Staked 130.50', 'Paid out 80.00', 'Rebates 0.25', 'Bonuses 1.00'],
    ]);
  });
  expect(requests.map(({ query }) => query)).toEqual([
    {
      ...{ startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()) },
      ...{ order: 'stake', direction: 'desc', lines: 'all', pageNo: '1', pageSize: '20' },
    },
  ]);
});

it('keeps order, hidden lines and days in its address', async () => {
  const { user, requests, where } = open(page([mali, nok], sum));
  const shown = await table();
  const head = (name: string) => within(shown).getByRole('columnheader', { name });
  const press = (name: string) => user.click(within(shown).getByRole('button', { name }));
  expect(head('Staked')).toHaveAttribute('aria-sort', 'descending');
  await proves('F-TEAMPNL-01', async () => {
    for (const [name, order] of [
      ['Paid out', 'payout'],
      ['Rebates', 'rebate'],
      ['Bonuses', 'bonus'],
      ['Result', 'net'],
    ] as const) {
      await press(name);
      await waitFor(() => expect(where()).toBe(`/m/agent/team/pnl?order=${order}`));
      await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ order, direction: 'desc', lines: 'all' }));
      expect(head(name)).toHaveAttribute('aria-sort', 'descending');
    }
    await press('Result');
    await waitFor(() => expect(where()).toBe('/m/agent/team/pnl?order=net&direction=asc'));
    expect(head('Result')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Staked')).not.toHaveAttribute('aria-sort');
    await press('Member');
    await user.click(screen.getByRole('switch', { name: EN['pnl.active'] }));
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await waitFor(() => expect(where()).toBe('/m/agent/team/pnl?period=today&order=username&lines=active'));
    await waitFor(() =>
      expect(requests.at(-1)?.query).toMatchObject({
        ...{ startDate: today, endDate: today, order: 'username', direction: 'asc', lines: 'active' },
      }),
    );
  });
});

it('keeps the head that was pressed, and the lines of before, while another order loads', async () => {
  let wait: (() => void) | undefined;
  const { user } = open((({ query }) =>
    query['order'] === 'net'
      ? new Promise((resolve) => {
          wait = () => resolve(page([nok, mali], sum));
        })
      : page([mali, nok], sum)) as Answers['teamPnl'] & {});
  await user.click(within(await table()).getByRole('button', { name: 'Result' }));
  await waitFor(() => expect(wait).toBeDefined());
  expect(within(await table()).getByRole('button', { name: 'Result' })).toHaveFocus();
  expect(read(await table())[0]?.[0]).toBe('mali3 below');
  wait?.();
  await waitFor(async () => expect(read(await table())[0]?.[0]).toBe('nok'));
  expect(within(await table()).getByRole('button', { name: 'Result' })).toHaveFocus();
});

it('opens a line to what it is made of, and leads back level by level', async () => {
  const own = { ...none, stake: '20.5', net: '-20.5' };
  const below = line(11, 'pim', 0, { stake: '100', payout: '20', rebate: '0.25', bonus: '1', net: '-78.75' });
  const { username: _name, memberId: _id, team: _team, ...rest } = below;
  const { user, where, requests } = open((({ query }) =>
    query['memberId'] === '7'
      ? page([below], rest, { path: [{ memberId: 7, username: 'mali' }], own })
      : page([mali, nok], sum)) as Answers['teamPnl'] & {});
  const shown = await table();
  expect(within(shown).queryByRole('link', { name: /nok/ })).toBeNull();
  await user.click(within(shown).getByRole('link', { name: /mali/ }));
  await waitFor(() => expect(where()).toBe('/m/agent/team/pnl?member=7'));
  await screen.findByText('mali alone');
  // Mali's line of before: own figures and those of everybody below.
  expect(read(await table())).toEqual([
    ['mali alone', 'Result -20.50 lost', 'Staked 20.50', 'Paid out 0.00', 'Rebates 0.00', 'Bonuses 0.00'],
    ['pim', 'Result -78.75 lost', 'Staked 100.00', 'Paid out 20.00', 'Rebates 0.25', 'Bonuses 1.00'],
    ['Total', 'Result -99.25 lost', 'Staked 120.50', 'Paid out 20.00', 'Rebates 0.25', 'Bonuses 1.00'],
  ]);
  expect(requests.at(-1)?.query).toMatchObject({ memberId: '7' });
  const way = screen.getByRole('navigation', { name: EN['pnl.path'] });
  expect(within(way).getByText('mali')).toHaveAttribute('aria-current', 'page');
  await user.click(within(way).getByRole('link', { name: EN['pnl.whole'] }));
  await waitFor(() => expect(where()).toBe('/m/agent/team/pnl'));
});

it('loads more lines, and tells a failure of them', async () => {
  let fails = true;
  const { user } = open((({ query }) => {
    if (query['pageNo'] === '1') return page([mali], sum, { totalPages: 2, totalElements: 2 });
    return fails ? new ApiError('teamPnl', 'system.error', 500) : page([mali, nok], sum, { pageNum: 2, totalPages: 2 });
  }) as Answers['teamPnl'] & {});
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(read(await table()).map(([name]) => name)).toEqual(['mali3 below', 'nok', 'Total']));
});

it('says who is wanted when nobody stands below, and widens when all are hidden', async () => {
  const nobody = open(page([], none, { totalPages: 0 }));
  expect(await screen.findByText(EN['pnl.none'])).toBeVisible();
  expect(screen.getByRole('link', { name: EN['pnl.invite'] })).toHaveAttribute('href', '/m/agentRegister');
  nobody.unmount();
  const { user, where } = open(page([], none, { totalPages: 0 }), '?lines=active&period=30');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/m/agent/team/pnl?period=30'));
});

it('leads back to the whole team from somebody outside of it', async () => {
  open(new ApiError('teamPnl', 'member.not.exist', 200), '?member=99');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: EN['pnl.whole'] })).toHaveAttribute('href', '/m/agent/team/pnl');
});
