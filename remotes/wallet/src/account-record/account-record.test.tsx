import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { AccountRecord, AccountRecordPage } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import AccountPage from './account-record.page';

const today = dayOf(Date.now());
const at = (day: string, time: string) => new Date(`${day}T${time}:00`).getTime();

const record = (id: string, more: Partial<AccountRecord> = {}): AccountRecord => ({
  id,
  kind: 'deposit',
  amount: '100',
  subject: `Subject ${id}`,
  at: at(today, '00:00'),
  ...more,
});

const page = (content: AccountRecord[], more: Partial<AccountRecordPage> = {}): AccountRecordPage => ({
  content,
  pageNum: 1,
  totalPages: 1,
  totals: { count: content.length, in: '150', out: '20.5', net: '129.5' },
  ...more,
});

function open(accountRecords: Answers['accountRecords'] & {}, search = '') {
  return renderPart(<AccountPage />, {
    path: `/m/transaction/record${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { accountRecords },
  });
}

const row = async (subject: string) => within((await screen.findByText(new RegExp(subject))).closest('li')!);

it('lists the movements of the last seven days by day, each with sign, word and balance', async () => {
  const { requests } = open(
    page([
      record('a', { at: at(today, '00:05'), balance: '1029.5' }),
      record('b', { kind: 'stake', amount: '-20.5', at: at(addDays(today, -1), '12:00') }),
      record('c', { kind: 'payout', amount: '50', at: at(addDays(today, -2), '12:00') }),
    ]),
  );
  await proves(['S2-ROUTES-21', 'S1-WALLET-03'], async () => {
    expect(await screen.findByText(/Subject a/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
  const deposit = await row('Subject a');
  expect(deposit.getByText('Deposit')).toBeVisible();
  expect(deposit.getByText('+฿100.00')).toBeVisible();
  expect(deposit.getByText('in')).toBeVisible();
  expect(deposit.getByText('฿1,029.50')).toBeVisible();
  expect(deposit.getByText(/00:05/)).toBeVisible();
  const stake = await row('Subject b');
  expect(stake.getByText('−฿20.50')).toBeVisible();
  expect(stake.getByText('out')).toBeVisible();
  expect(stake.queryByText('Balance')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    expect.any(String),
  ]);
  const totals = within(screen.getByRole('region', { name: 'Totals of the period' }));
  expect(totals.getByText('+฿150.00')).toBeVisible();
  expect(totals.getByText('−฿20.50')).toBeVisible();
  expect(totals.getByText('+฿129.50')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({
    startDate: addDays(today, -6),
    endDate: today,
    zone: String(zoneOf()),
    pageNo: '1',
    pageSize: '20',
  });
});

it('keeps its filters in the address, and the mark of links from the agent’s pages', async () => {
  const { user, requests, where } = open(page([record('a')]), '?types=A');
  await screen.findByText(/Subject a/);
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await user.selectOptions(screen.getByRole('combobox', { name: EN['account.kind'] }), 'Salary');
  expect(where()).toBe('/m/transaction/record?types=A&period=30&kind=salary');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({ startDate: addDays(today, -29), types: 'A', kind: 'salary' }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: EN['account.kind'] }), EN['account.allKinds']);
  expect(where()).toBe('/m/transaction/record?types=A&period=30');
});

it('shows the agency’s movements by their own words where the address asks for them, and keeps asking while paging', async () => {
  const kinds = ['rebate', 'salary', 'hourSalary', 'dividend', 'rain', 'transfer'] as const;
  const hour = (kind: string) => (kind === 'hourSalary' ? 'T13:00+07:00' : '');
  const rows = kinds.map((kind, at) => record(kind, { kind, subject: `2026-11-0${at + 1}${hour(kind)}` }));
  const { user, requests, where } = open(
    ({ query }) =>
      page(query['pageNo'] === '1' ? rows : [record('z')], { pageNum: Number(query['pageNo']), totalPages: 2 }),
    '?types=A',
  );
  await proves('F-AGENTREC-01', async () => {
    await screen.findByText(/Nov 1 ·/);
    const words = ['Rebate', 'Salary', 'Hour salary', 'Dividend', 'Red rain', 'Transfer'];
    const list = screen.getAllByRole('listitem');
    expect(list.map((item) => item.querySelector('p')?.textContent)).toEqual(words);
    expect(list.map((item) => /Nov \d[^·]*/.exec(item.textContent ?? '')?.[0].trim())).toEqual([
      ...['Nov 1', 'Nov 2', 'Nov 3 13:00', 'Nov 4', 'Nov 5', 'Nov 6'],
    ]);
    const options = within(screen.getByRole('combobox', { name: EN['account.kind'] })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([EN['account.allKinds'], ...words]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(/Subject z/);
    expect(requests.map(({ query }) => [query['types'], query['pageNo']])).toEqual([
      ['A', '1'],
      ['A', '2'],
    ]);
    expect(where()).toBe('/m/transaction/record?types=A');
  });
});

it('says between whom money went: members by the masked name, purses from one to the other', async () => {
  open(
    page([
      record('T7', { kind: 'transfer', subject: 'T7', counterpart: 'Ma***' }),
      record('V8', { kind: 'transfer', subject: 'V8', between: { from: 'main', to: 'vendor:PG', vendor: 'Pagoda' } }),
      record('V9', { kind: 'transfer', subject: 'V9', between: { from: 'vendor:PG', to: 'main', vendor: 'Pagoda' } }),
    ]),
  );
  expect(await screen.findByText(/^Ma\*\*\* · T7 · /)).toBeVisible();
  expect(screen.getByText(new RegExp(`^${EN['purses.main']} → Pagoda · V8 · `))).toBeVisible();
  expect(screen.getByText(new RegExp(`^Pagoda → ${EN['purses.main']} · V9 · `))).toBeVisible();
});

it('keeps a filter that is not drawn yet when the next one is chosen', async () => {
  const { where } = open(page([record('a')]));
  const kind = await screen.findByRole<HTMLSelectElement>('combobox', { name: EN['account.kind'] });
  act(() => {
    screen.getByRole('radio', { name: '30 days' }).click();
    kind.value = 'payout';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(where()).toBe('/m/transaction/record?period=30&kind=payout');
});

it('ignores an unknown kind', async () => {
  const { requests } = open(page([record('a')]), "?kind=house' or 1=1&period=ever");
  await screen.findByText(/Subject a/);
  expect(requests[0]?.query).not.toHaveProperty('kind');
});

it('loads more by the button, without doubles', async () => {
  const pages: Record<string, AccountRecordPage> = {
    1: page([record('a'), record('b')], { totalPages: 2 }),
    2: page([record('b'), record('c')], { pageNum: 2, totalPages: 2 }),
  };
  const { user } = open(({ query }) => pages[query['pageNo'] ?? '']!);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Subject c/)).toBeVisible();
  expect(screen.getAllByText(/Subject b/)).toHaveLength(1);
  expect(screen.getByText('That is all in this period')).toBeVisible();
});

describe('states', () => {
  it('shows a placeholder while it loads', () => {
    open(() => new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('offers a deposit without any movement, and a wider filter when the filter finds none', async () => {
    const { unmount } = open(page([]));
    expect(await screen.findByText(EN['account.none'])).toBeVisible();
    expect(screen.getByRole('link', { name: EN['account.deposit'] })).toHaveAttribute('href', '/m/voucherCenter');
    unmount();
    const { user, where } = open(page([]), '?types=A&kind=rain');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(where()).toBe('/m/transaction/record?types=A');
  });

  it('shows an error, loads again, and reloads with the balance', async () => {
    let answer: AccountRecordPage | Error = new ApiError('x', 'system.upgrading', 200);
    const { user } = open(() => answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    answer = page([record('a')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Subject a/)).toBeVisible();
    answer = page([record('b'), record('a')]);
    act(() => bus.emit('wallet:refresh'));
    expect(await screen.findByText(/Subject b/)).toBeVisible();
    answer = new ApiError('x', 'system.upgrading', 200);
    act(() => bus.emit('wallet:refresh'));
    expect(await screen.findByText(/These figures are as of \d\d:\d\d/)).toBeVisible();
  });
});

it('is for members only', () => {
  expect(remote.pages['/m/transaction/record'].guard).toEqual(['member', 'notTrial']);
});

it('keeps the digits of an amount that no binary number holds, on the page and in the file', async () => {
  const amount = '9007199254740993.01';
  const shown = /9,007,199,254,740,993\.01/;
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:file', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const totals = { count: 1, in: amount, out: '0', net: amount };
  const { user } = open(page([record('a', { amount, balance: amount })], { totals }));
  const row = within((await screen.findByText(/Subject a/)).closest('li')!);
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText('Saved 1 rows.')).toBeVisible();
  click.mockRestore();
  await proves('F-MONEY-07', async () => {
    // The amount of the row, and the balance after it.
    expect(row.getAllByText(shown)).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Totals of the period' })).getAllByText(shown)).toHaveLength(2);
    const cells = (await blobs[0]!.text()).split(/[\r\n,]+/);
    expect(cells.filter((cell) => cell === amount)).toHaveLength(2);
  });
});
