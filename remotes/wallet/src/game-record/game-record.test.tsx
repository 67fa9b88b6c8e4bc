import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { BetRecord, BetRecordPage } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import GameRecordPage from './game-record.page';

const today = dayOf(Date.now());
/** A device-local time. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00`).getTime();

const bet = (id: string, more: Partial<BetRecord> = {}): BetRecord => ({
  id,
  nodeId: 1,
  gameName: `Game ${id}`,
  gameType: 'SLOTS',
  vassalage: 'PK',
  icon: '/art/1.svg',
  stake: '10',
  payout: '0',
  status: 'lost',
  placedAt: at(today, '00:00'),
  ...more,
});

const page = (content: BetRecord[], more: Partial<BetRecordPage> = {}): BetRecordPage => ({
  content,
  pageNum: 1,
  totalPages: 1,
  totals: { count: content.length, stake: '70', payout: '45.5', net: '-14.5', openStake: '10' },
  ...more,
});

function open(betRecords: Answers['betRecords'] & {}, search = '') {
  return renderPart(<GameRecordPage />, {
    path: `/m/gameRecord${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { betRecords },
  });
}

afterEach(() => jest.restoreAllMocks());

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!);

it('lists the bets of the last seven days by day, each with its outcome', async () => {
  const yesterday = addDays(today, -1);
  const { requests } = open(
    page(
      [
        bet('a', { status: 'won', payout: '25.5', vendorName: 'Paper Kite', placedAt: at(today, '09:05') }),
        bet('b', { status: 'open' }),
        bet('c', { placedAt: at(yesterday, '23:59') }),
        bet('d', { status: 'void', payout: '10', placedAt: at(yesterday, '12:00') }),
        bet('e', { status: 'won', payout: '10', placedAt: at(addDays(today, -3), '12:00') }),
      ],
      {
        days: [
          { date: yesterday, stake: '120', payout: '0' },
          { date: today, stake: '10', payout: '25.5' },
        ],
      },
    ),
  );
  await proves(['S2-ROUTES-20', 'S1-WALLET-03'], async () => {
    expect(await screen.findByText('Game a')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    call: 'betRecords',
    query: {
      startDate: addDays(today, -6),
      endDate: today,
      zone: String(zoneOf()),
      pageNo: '1',
      pageSize: '20',
    },
  });
  expect(requests[0]?.query).not.toHaveProperty('gameType');
  expect(requests[0]?.query).not.toHaveProperty('status');

  const won = await row('Game a');
  expect(won.getByText('+฿15.50')).toBeVisible();
  expect(won.getByText('won')).toBeVisible();
  expect(won.getByText(/Paper Kite · 09:05/)).toBeVisible();
  const running = await row('Game b');
  expect(running.getByText('open')).toBeVisible();
  expect(running.getAllByText('฿10.00')).toHaveLength(2);
  expect((await row('Game c')).getByText('−฿10.00', { normalizer: dashes })).toBeVisible();
  expect((await row('Game d')).getByText('returned')).toBeVisible();
  expect((await row('Game e')).getByText('even')).toBeVisible();

  const heads = screen.getAllByRole('heading', { level: 2 });
  expect(heads).toHaveLength(3);
  expect(heads[0]).toHaveTextContent('Today+฿15.50 won');
  expect(dashes(heads[1]?.textContent ?? '')).toBe('Yesterday−฿120.00 lost');
});

/** The minus sign, which may be written as a hyphen. */
const dashes = (text: string) => text.replace('-', '−');

it('sums up the period', async () => {
  open(page([bet('a')]));
  const totals = within(await screen.findByRole('region', { name: 'Totals of the period' }));
  expect(totals.getByText('−฿14.50', { normalizer: dashes })).toBeVisible();
  expect(totals.getByText('lost')).toBeVisible();
  expect(totals.getByText('1')).toBeVisible();
  expect(totals.getByText('฿70.00')).toBeVisible();
  expect(totals.getByText('฿45.50')).toBeVisible();
  expect(totals.getByText('฿10.00')).toBeVisible();
});

describe('the chart', () => {
  const days = [
    { date: addDays(today, -6), stake: '100', payout: '0' },
    { date: addDays(today, -1), stake: '10', payout: '60' },
  ];

  it('shows a day’s figure by arrow keys and by touch, and all of them in a table', async () => {
    const { user } = open(page([bet('a')], { days }));
    const chart = await screen.findByRole('slider', { name: /Net result by day/ });
    expect(screen.getByText('Net result by day')).toBeVisible();
    await user.tab();
    while (document.activeElement !== chart) await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('฿50.00 won'));
    expect(screen.getByText('+฿50.00')).toBeVisible();

    chart.getBoundingClientRect = () => ({ left: 0, width: 70 }) as DOMRect;
    fireEvent(chart, new MouseEvent('pointerdown', { clientX: 4, bubbles: true }));
    expect(dashes(chart.getAttribute('aria-valuetext') ?? '')).toContain('−฿100.00 lost');

    await user.click(screen.getByText('Day by day'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent(/10\.00.*60\.00.*50\.00.*won/);
  });

  it.each([
    ['for one day', '?period=today', days],
    ['when nothing is settled', '', []],
    ['when the platform tells no days', '', undefined],
  ])('is not drawn %s', async (_, search, days) => {
    open(page([bet('a')], days ? { days } : {}), search);
    await screen.findByText('Game a');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('are in the address and in the call', async () => {
    const { user, requests, where } = open(page([bet('a')]));
    await screen.findByText('Game a');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Games' }), 'Slots');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Won');
    expect(where()).toBe('/m/gameRecord?period=30&type=SLOTS&status=won');
    await waitFor(() =>
      expect(requests.at(-1)?.query).toMatchObject({
        startDate: addDays(today, -29),
        endDate: today,
        gameType: 'SLOTS',
        status: 'won',
      }),
    );
  });

  it('are kept while they are not drawn yet when the next one is chosen', async () => {
    const { where } = open(page([bet('a')]));
    const result = await screen.findByRole<HTMLSelectElement>('combobox', { name: EN['record.result'] });
    act(() => {
      screen.getByRole('radio', { name: '30 days' }).click();
      result.value = 'won';
      result.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(where()).toBe('/m/gameRecord?period=30&status=won');
  });

  it('accept two chosen days and show what is wrong with them', async () => {
    const { user, requests, where } = open(page([bet('a')]), '?period=custom');
    await screen.findByText('Game a');
    const from = screen.getByLabelText('From');
    const before = requests.length;
    fireEvent.change(from, { target: { value: addDays(today, -40) } });
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(from).toHaveAccessibleDescription('At most 31 days at once');
    expect(from).toHaveFocus();
    expect(requests).toHaveLength(before);

    fireEvent.change(from, { target: { value: addDays(today, -10) } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: addDays(today, -8) } });
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(where()).toBe(`/m/gameRecord?period=custom&from=${addDays(today, -10)}&to=${addDays(today, -8)}`);
    await waitFor(() =>
      expect(requests.at(-1)?.query).toMatchObject({ startDate: addDays(today, -10), endDate: addDays(today, -8) }),
    );
  });
});

describe('paging', () => {
  const pages: Record<string, BetRecordPage> = {
    1: page([bet('a'), bet('b')], { totalPages: 2 }),
    2: page([bet('b'), bet('c')], { pageNum: 2, totalPages: 2 }),
  };

  it('continues by the button, without doubles, and shows the end', async () => {
    const { user, requests } = open(({ query }) => pages[query['pageNo'] ?? '']!);
    await screen.findByText('Game a');
    expect(screen.queryByText('That is all in this period')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Game c');
    expect(requests.at(-1)?.query['pageNo']).toBe('2');
    expect(screen.getAllByText('Game b')).toHaveLength(1);
    expect(screen.getByText('That is all in this period')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('keeps the bets when the next page fails, and loads it again', async () => {
    let fails = true;
    const { user } = open(({ query }) =>
      query['pageNo'] === '2' && fails ? new ApiError('x', 'system.upgrading', 200) : pages[query['pageNo'] ?? '']!,
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    expect(screen.getByText('Game a')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game c')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('states', () => {
  it('shows a placeholder while it loads', () => {
    open(() => new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('invites to a first bet when there is none', async () => {
    open(page([], { totals: { count: 0, stake: '0', payout: '0', net: '0' } }));
    expect(await screen.findByText(EN['empty.none'])).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a game' })).toHaveAttribute('href', '/m/home');
  });

  it('offers a wider filter when the filters find nothing', async () => {
    const { user, where } = open(page([]), '?period=30&status=won');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(where()).toBe('/m/gameRecord');
  });

  it('shows an error, and loads again', async () => {
    let answer: BetRecordPage | Error = new ApiError('x', 'system.upgrading', 200);
    const { user } = open(() => answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    answer = page([bet('a')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game a')).toBeVisible();
  });

  it('reloads with the balance, and shows the age of the figures when that fails', async () => {
    let answer: BetRecordPage | Error = page([bet('a')]);
    open(() => answer);
    await screen.findByText('Game a');
    answer = page([bet('b'), bet('a')]);
    act(() => bus.emit('wallet:refresh'));
    expect(await screen.findByText('Game b')).toBeVisible();
    answer = new ApiError('x', 'system.upgrading', 200);
    act(() => bus.emit('wallet:refresh'));
    expect(await screen.findByText(/These figures are as of \d\d:\d\d/)).toBeVisible();
    expect(screen.getByText('Game b')).toBeVisible();
  });
});

it('is for members only', () => {
  expect(remote.pages['/m/gameRecord'].guard).toEqual(['member', 'notTrial']);
});
