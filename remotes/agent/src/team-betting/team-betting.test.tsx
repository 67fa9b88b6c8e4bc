import { ApiError } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import type { TeamBet } from './bets-source';
import TeamBettingPage from './team-betting.page';

const today = dayOf(Date.now());
const noon = (day: string) => new Date(`${day}T12:00:00`).getTime();

const bet = (id: number, username: string, more: Partial<TeamBet> = {}): TeamBet => ({
  ...{ id: String(id), memberId: 7, username, nodeId: 1, gameName: 'Koi Pond', gameType: 'FISH', vassalage: 'TF' },
  ...{
    vendorName: 'Tidefall',
    icon: '/k.svg',
    stake: '10',
    payout: '0',
    status: 'lost',
    placedAt: noon(today),
    ...more,
  },
});
const won = bet(4, 'mali', { payout: '35.5', status: 'won' });
const open = bet(3, 'nok', { stake: '20', status: 'open' });
const back = bet(2, 'nok', { stake: '5', payout: '5', status: 'void', placedAt: noon(addDays(today, -1)) });
const lost = bet(1, 'mali', { placedAt: noon(addDays(today, -1)) });
const totals = { count: 4, stake: '45', payout: '40.5', net: '15.5', openStake: '20' };
const decided = { stake: '20', payout: '35.5', rebate: '0.25', bonus: '1', net: '16.75' };
const page = (content: TeamBet[], more: Partial<ValueOf<'teamBets'>> = {}): ValueOf<'teamBets'> => ({
  ...{ content, totals, decided, ...more },
});

const show = (teamBets: Answers['teamBets'] & {}, search = '', teamOrder?: Answers['teamOrder']) =>
  renderPart(<TeamBettingPage />, {
    path: `/m/teamBetting${search}`,
    texts: { agent: EN },
    session: { userName: 'lotus88', type: 1 },
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { teamBets, ...(teamOrder && { teamOrder }) },
  });

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('−', '-');
const rows = async () =>
  (await screen.findAllByRole('button', { expanded: false })).map((row) => plain(row.textContent));

describe('the bets of a team', () => {
  it('are listed by day with what the days came to', async () => {
    const { requests } = show(page([won, open, back, lost]));
    const shown = (await rows()).map((text) => text.replace(/\d+:\d+( [AP]M)?/, 'noon'));
    await proves('S2-ROUTES-56', () => {
      expect(shown).toEqual([
        'mali noonKoi Pond+฿25.50 wonStaked ฿10.00',
        'nok noonKoi Pond฿20.00 openStaked ฿20.00',
        'nok noonKoi Pond฿5.00 returnedStaked ฿5.00',
        'mali noonKoi Pond-฿10.00 lostStaked ฿10.00',
      ]);
    });
    const placed = screen.getByRole('region', { name: 'Totals of the period' });
    expect(plain(placed.textContent)).toContain('+฿15.50 won');
    expect(within(placed).getByText('฿45.00')).toBeVisible();
    expect(plain(placed.textContent)).toContain('฿20.00 still open');
    const settled = screen.getByRole('region', { name: EN['bets.decided'] });
    expect(plain(settled.textContent)).toMatch(
      /\+฿16\.75 won.*Staked฿20\.00Paid out฿35\.50Rebates฿0\.25Bonuses฿1\.00$/,
    );
    expect(requests.map(({ query }) => query)).toEqual([
      { startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()), pageSize: '20' },
    ]);
  });

  it('can be narrowed by filters that stand in the address', async () => {
    const { user, where, requests } = show(page([won, open]));
    await rows();
    await user.type(screen.getByRole('textbox', { name: 'Member' }), ' mali {Enter}');
    await waitFor(() => expect(where()).toBe('/m/teamBetting?member=mali'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Games' }), 'FISH');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'won');
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await proves('F-TEAMBET-01', async () => {
      await waitFor(() => expect(where()).toBe('/m/teamBetting?period=today&member=mali&type=FISH&status=won'));
      await waitFor(() =>
        expect(requests.at(-1)?.query).toMatchObject({
          ...{ startDate: today, endDate: today, member: 'mali', gameType: 'FISH', status: 'won' },
        }),
      );
    });
    await user.click(screen.getByRole('button', { name: EN['bets.everybody'] }));
    await waitFor(() => expect(where()).toBe('/m/teamBetting?period=today&type=FISH&status=won'));
    expect(screen.getByRole('textbox', { name: 'Member' })).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: 'Member' }), 'nok');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(where()).toBe('/m/teamBetting?period=today&member=nok&type=FISH&status=won'));
  });

  it('are asked for as the address says, but for what makes no sense', async () => {
    const { requests } = show(page([won]), '?member=m%20ali&type=NONE&status=lost&period=ever');
    await rows();
    expect(screen.getByRole('textbox', { name: 'Member' })).toHaveValue('mali');
    expect(requests[0]?.query).toEqual({
      ...{ startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()), pageSize: '20' },
      ...{ member: 'mali', status: 'lost' },
    });
  });

  it('open to what they were on, and lead to the bets of that member', async () => {
    const { user, where } = show(page([won, lost]));
    const [row] = await screen.findAllByRole('button', { name: /mali/, expanded: false });
    if (row === undefined) throw new Error('no bet is shown');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const facts = document.getElementById(row.getAttribute('aria-controls') ?? '');
    if (facts === null) throw new Error('nothing opened');
    expect(facts).toHaveTextContent(/Bet number4.*CategoryFishing.*StudioTidefall.*StateWon.*Paid out฿35\.50/);
    await user.click(within(facts).getByRole('button', { name: 'Only bets of mali' }));
    await waitFor(() => expect(where()).toBe('/m/teamBetting?member=mali'));
  });

  it('open to the lines of the lottery order that they are', async () => {
    const lottery = bet(5, 'mali', { gameName: 'Lantern 1 minute', gameType: 'LOTTERY', order: 'L30000001' });
    let fails = true;
    const { user, requests } = show(page([lottery, won]), '', () => {
      if (fails) return new ApiError('teamOrder', 'system.error', 500);
      return {
        ...{ orderNo: 'L30000001', displayName: 'Lantern 1 minute', issue: '20261126-0007' },
        picks: [
          { play: 'size', name: 'Sum', pick: 'big', stake: '1.1', odds: { win: '1.95' }, pay: '2.15' },
          { play: 'digit', name: 'Digit', pick: '2:7', stake: '2.2', odds: { win: '9.5' }, pay: '0' },
        ],
      };
    });
    const opened = async (name: RegExp) => {
      const [row] = await screen.findAllByRole('button', { name, expanded: false });
      if (row === undefined) throw new Error('no bet is shown');
      await user.click(row);
      return within(document.getElementById(row.getAttribute('aria-controls') ?? '') as HTMLElement);
    };
    const facts = await opened(/Lantern/);
    const retry = await facts.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    await proves('F-TEAMBET-01', async () => {
      const lines = await facts.findByRole('region', { name: '2 lines' });
      expect(
        within(lines)
          .getAllByRole('listitem')
          .map((line) => plain(line.textContent)),
      ).toEqual(['BigSum ×1.95฿1.10+฿2.15 won', 'Place 2: 7Digit ×9.5฿2.20lost']);
      expect(facts.getByText('Order L30000001 · Draw 20261126-0007')).toBeVisible();
    });
    expect(requests.filter(({ call }) => call === 'teamOrder').at(-1)?.query).toMatchObject({ orderNo: 'L30000001' });
    expect((await opened(/Koi Pond/)).queryByText(/Order /)).toBeNull();
  });

  it('load on from where the page before ended, and tell a failure of it', async () => {
    let fails = true;
    const { user, requests } = show((({ query }) => {
      if (query['before'] === undefined) return page([won, open], { next: '1763769600000001-3' });
      if (fails) return new ApiError('teamBets', 'system.error', 500);
      return query['before'] === '1763769600000001-3' ? { content: [back], next: '17-2' } : { content: [lost] };
    }) as Answers['teamBets'] & {});
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Totals of the period' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(requests.map(({ query }) => query['before'])).toEqual([
      undefined,
      '1763769600000001-3',
      '1763769600000001-3',
      '17-2',
    ]);
  });

  it('say that there are none, and what can be done', async () => {
    const nothing = { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };
    const none = page([], {
      totals: { count: 0, stake: '0', payout: '0', net: '0', openStake: '0' },
      decided: nothing,
    });
    const quiet = show(none);
    expect(await screen.findByText(EN['bets.none'])).toBeVisible();
    expect(screen.getByRole('link', { name: EN['pnl.invite'] })).toHaveAttribute('href', '/m/agentRegister');
    expect(screen.queryByRole('region')).toBeNull();
    quiet.unmount();
    const { user, where } = show({ ...none, decided: { ...nothing, rebate: '3', net: '3' } }, '?status=open');
    expect(await screen.findByText(EN['bets.filtered'])).toBeVisible();
    expect(screen.getByRole('region', { name: EN['bets.decided'] })).toHaveTextContent('฿3.00');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(where()).toBe('/m/teamBetting'));
  });

  it('are of nobody outside of the team', async () => {
    const { user, where } = show(
      (({ query }) =>
        query['member'] === 'stranger'
          ? new ApiError('teamBets', 'member.not.exist', 200)
          : page([won])) as Answers['teamBets'] & {},
      '?member=stranger',
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: EN['bets.everybody'] }));
    await waitFor(() => expect(where()).toBe('/m/teamBetting'));
    expect(await rows()).toHaveLength(1);
  });
});
