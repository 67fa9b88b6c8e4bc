import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type Answers, type Rendered, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf } from '@foyer/shared/time';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import AccountPage from './account-record/account-record.page';
import DepositReportPage from './deposit-report/deposit-report.page';
import GameRecordPage from './game-record/game-record.page';
import EN from './i18n/EN.json';
import ProfitLossPage from './profit-loss/profit-loss.page';
import RebateReportPage from './rebate-report/rebate-report.page';
import WithdrawReportPage from './withdraw-report/withdraw-report.page';

// Six whole pages, each in all of its states.
jest.setTimeout(240_000);

const today = dayOf(Date.now());
const at = new Date(`${today}T00:05:09`).getTime();
const one = { pageNum: 1, totalPages: 1 };
const steps = [{ status: 'pending', at }];
const parts = [{ category: 'RNG', turnover: '500', rate: '0.3', share: '1.5' }];
const noDay = { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };

interface Case {
  readonly name: string;
  readonly call: string;
  readonly path: string;
  readonly page: ReactNode;
  readonly full: object;
  readonly empty: object;
  /** What a filled page shows. */
  readonly row: RegExp;
  /** What an empty page says, and where its next step leads. */
  readonly none: readonly [text: string, to: string];
  /** A line of the file without its moment. */
  readonly line: RegExp;
}

const cases: readonly Case[] = [
  {
    ...{ name: 'movements', call: 'accountRecords', path: '/m/transaction/record', page: <AccountPage /> },
    full: {
      ...one,
      content: [
        { id: 'a', kind: 'stake', amount: '-9007199254740993.01', subject: '=HYPERLINK("x")', at, balance: '7' },
      ],
      totals: { count: 1, in: '0', out: '9007199254740993.01', net: '-9007199254740993.01' },
    },
    empty: { ...one, content: [], totals: { count: 0, in: '0', out: '0', net: '0' } },
    ...{ row: /HYPERLINK/, none: [EN['account.none'], '/m/voucherCenter'] },
    line: /"'=HYPERLINK\(""x""\)".*,-9007199254740993\.01,|,-9007199254740993\.01,.*"'=HYPERLINK\(""x""\)"/,
  },
  {
    ...{ name: 'bets', call: 'betRecords', path: '/m/gameRecord', page: <GameRecordPage /> },
    full: {
      ...one,
      content: [
        {
          ...{ id: 'B1', nodeId: 1, gameName: '@SUM(A1)', gameType: 'SLOTS', vassalage: 'PK', icon: '/art/1.svg' },
          ...{ stake: '10.5', payout: '0', status: 'lost', placedAt: at },
        },
      ],
      totals: { count: 1, stake: '10.5', payout: '0', net: '-10.5', openStake: '0' },
    },
    empty: { ...one, content: [], totals: { count: 0, stake: '0', payout: '0', net: '0' } },
    ...{ row: /@SUM/, none: [EN['empty.none'], '/m/home'], line: /B1,"?'@SUM\(A1\)"?,PK,.*,10\.5,0$/ },
  },
  {
    ...{ name: 'deposits', call: 'depositReport', path: '/m/vouReport', page: <DepositReportPage /> },
    full: {
      ...one,
      content: [
        {
          ...{ orderNo: 'D1', method: 'PROMPTPAY', kind: 'qr', amount: '100.25', fee: '1.5', status: 'approved' },
          ...{ createdAt: at, steps },
        },
      ],
      totals: { rows: 1, count: 1, amount: '100.25', fee: '1.5' },
    },
    empty: { ...one, content: [], totals: { rows: 0, count: 0, amount: '0', fee: '0' } },
    ...{ row: /^D1$/, none: [EN['deposits.none'], '/m/voucherCenter'], line: /D1,.*100\.25,1\.5,/ },
  },
  {
    ...{ name: 'withdrawals', call: 'withdrawReport', path: '/m/withdrawReport', page: <WithdrawReportPage /> },
    full: {
      ...one,
      content: [
        {
          ...{ orderNo: 'W1', amount: '300', fee: '3', received: '297', status: 'paid', cancel: false, createdAt: at },
          ...{ card: { bank: 'SCB', lastFour: '0123' }, steps: [{ status: 'checking', at }] },
        },
      ],
      totals: { rows: 1, count: 1, amount: '300', fee: '3', received: '297' },
    },
    empty: { ...one, content: [], totals: { rows: 0, count: 0, amount: '0', fee: '0', received: '0' } },
    ...{ row: /^W1$/, none: [EN['withdrawals.none'], '/m/withdraw'], line: /W1,.*•••• 0123,300,3,297,/ },
  },
  {
    ...{ name: 'rebates', call: 'rebateReport', path: '/m/member/rebateReport', page: <RebateReportPage /> },
    full: {
      ...one,
      content: [{ day: addDays(today, -1), amount: '1.5', parts, team: '0', corrected: '0', paidAt: at }],
      totals: { count: 1, turnover: '500', amount: '1.5' },
    },
    empty: { ...one, content: [], totals: { count: 0, turnover: '0', amount: '0' } },
    ...{ row: /^\+฿1\.50$/, none: [EN['rebate.none'], '/m/home'], line: /,1\.5(,|$)/ },
  },
  {
    ...{ name: 'result', call: 'profitLoss', path: '/m/profitandloss', page: <ProfitLossPage /> },
    full: {
      totals: { ...noDay, stake: '400', net: '-400.5', count: 1, openStake: '0' },
      days: [{ ...noDay, date: today, stake: '400', net: '-400.5' }],
      categories: [{ gameType: 'RNG', count: 1, stake: '400', payout: '0', net: '-400.5' }],
    },
    empty: { totals: { ...noDay, count: 0, openStake: '0' }, days: [], categories: [] },
    ...{ row: /^Result$/, none: [EN['profit.none'], '/m/home'], line: new RegExp(`${today},400,0,0,0,-400\\.5$`) },
  },
];

function open({ call, path, page }: Case, answer: () => unknown): Rendered {
  return renderPart(page, {
    path,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { [call]: answer } as Answers,
  });
}

/** What the Tab key has to reach: of radios that belong together one is enough, the arrows reach the rest. */
const controls = (): Element[] =>
  [...document.querySelectorAll('a[href], button:not(:disabled), select, input, [role="slider"]')].filter(
    (each) => each.getAttribute('tabindex') !== '-1' && !(each instanceof HTMLInputElement && each.type === 'radio'),
  );

async function tabbed({ user }: Rendered): Promise<Set<Element>> {
  const reached = new Set<Element>();
  (document.activeElement as HTMLElement | null)?.blur();
  for (let step = 0; step < 60; step += 1) {
    await user.tab();
    if (document.activeElement === null || document.activeElement === document.body) break;
    if (reached.has(document.activeElement)) break;
    reached.add(document.activeElement);
  }
  return reached;
}

const refusal = () => new ApiError('x', 'system.upgrading', 200);
const rows = async (row: RegExp) => (await screen.findAllByText(row))[0];

it.each(cases)(
  'the report of $name: waiting, empty, failed and old figures look different, and are said',
  async (each) => {
    await proves('F-REPORT-05', async () => {
      const waiting = open(each, () => new Promise(() => undefined));
      expect(screen.getByRole('status')).toHaveTextContent('Loading');
      expect(document.querySelectorAll('.row').length).toBeGreaterThanOrEqual(5);
      expect(screen.queryByRole('alert')).toBeNull();
      waiting.unmount();

      const empty = open(each, () => each.empty);
      const [text, to] = each.none;
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('Loading')).toBeNull();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(to);
      empty.unmount();

      let now: unknown = refusal();
      const view = open(each, () => now);
      expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
      expect(screen.queryByText(text)).toBeNull();
      now = each.full;
      await view.user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await rows(each.row)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      // The first figures are not announced, those of another filter are.
      expect(screen.queryByText(/entries found/)).toBeNull();
      const all = controls();
      expect(all.length).toBeGreaterThan(0);
      const reached = await tabbed(view);
      expect(all.filter((control) => !reached.has(control)).map(({ outerHTML }) => outerHTML)).toEqual([]);
      const days = screen.getAllByRole('radio').filter((radio) => reached.has(radio));
      expect(days).toHaveLength(1);

      now = refusal();
      act(() => bus.emit('wallet:refresh'));
      expect(await screen.findByText(/These figures are as of \d\d:\d\d/)).toBeVisible();
      expect(await rows(each.row)).toBeVisible();
      now = each.full;
      await view.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(/These figures/)).toBeNull());

      if (each.call !== 'profitLoss') {
        // The next rows fail: those shown so far stay, with their time.
        now = { ...each.full, totalPages: 2 };
        act(() => bus.emit('wallet:refresh'));
        const more = await screen.findByRole('button', { name: 'Show more' });
        now = refusal();
        await view.user.click(more);
        const failed = await screen.findByRole('alert');
        expect(failed).toHaveTextContent(/System upgrading.*as of \d\d:\d\d/);
        expect(await rows(each.row)).toBeVisible();
        now = each.full;
        await view.user.click(screen.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      }

      days[0]?.focus();
      await view.user.keyboard('{ArrowRight}');
      expect(await screen.findByText('1 entries found')).toHaveAttribute('aria-live', 'polite');
      view.unmount();
    });
  },
);

it.each(cases)('the report of $name can be taken along as a file', async (each) => {
  await proves('F-REPORT-06', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:file', revokeObjectURL: () => {} });
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const view = open({ ...each, path: `${each.path}?period=30` }, () => each.full);
    await view.user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('Saved 1 rows.')).toBeVisible();
    click.mockRestore();
    const from = addDays(today, -29);
    expect(names).toEqual([expect.stringMatching(new RegExp(`^[a-z-]+-${from}-${today}\\.csv$`))]);
    // The file is of the filter on the page.
    expect(view.requests.at(-1)?.query).toMatchObject({ startDate: from, endDate: today });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blobs[0]!.arrayBuffer());
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(each.line);
    // Moments have an offset; what is of a whole day names the day.
    expect(lines[1]).toMatch(/\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d)?,/);
    view.unmount();
  });
});
