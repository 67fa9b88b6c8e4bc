import type { DepositOrder, DepositReport } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import { openPayment } from '../deposit/open-payment';
import EN from '../i18n/EN.json';
import DepositReportPage from './deposit-report.page';

// jsdom's location cannot be watched.
jest.mock('../deposit/open-payment');

// Roles are searched in a whole page with a drawer, which takes long on a busy machine.
jest.setTimeout(120_000);

const today = dayOf(Date.now());
const order = (orderNo: string, more: Partial<DepositOrder> = {}): DepositOrder => ({
  ...{ orderNo, method: 'PROMPTPAY', kind: 'qr', amount: '100', fee: '1.5', status: 'approved' },
  createdAt: new Date(`${today}T00:05:00`).getTime(),
  steps: [{ status: 'pending', at: new Date(`${today}T00:05:00`).getTime() }],
  ...more,
});
const answer: DepositReport = {
  content: [order('D3', { status: 'refused', amount: '400' }), order('D2', { status: 'pending' }), order('D1')],
  pageNum: 1,
  totalPages: 1,
  totals: { rows: 3, count: 1, amount: '100', fee: '1.5' },
};
const open = (depositReport: Answers['depositReport'] & {}, search = '', more: Answers = {}) =>
  renderPart(<DepositReportPage />, {
    path: `/m/vouReport${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { depositReport, ...more },
  });

it('lists deposits with number, way, amount, fee, a word for the state and the time; totals hold what arrived', async () => {
  const { requests } = open(answer);
  await proves('S2-ROUTES-23', async () => {
    const row = within((await screen.findByText('D3')).closest('li')!);
    for (const text of ['QR payment', '฿400.00', '฿1.50', 'Refused', /00:05/])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    const totals = within(screen.getByRole('region', { name: 'Totals of the period' }));
    expect(totals.getByText('฿100.00')).toBeVisible();
    expect(totals.getByText('1')).toBeVisible();
  });
  expect(requests[0]?.query).toEqual({
    ...{ startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()), pageNo: '1', pageSize: '20' },
  });
});

it('names a fee only where there was one', async () => {
  open({ ...answer, content: [order('D2', { fee: '0' }), order('D1')] });
  const row = async (orderNo: string) => within((await screen.findByText(orderNo)).closest('li')!);
  expect((await row('D1')).getByText(/^Fee/)).toBeVisible();
  expect((await row('D2')).queryByText(/^Fee/)).toBeNull();
});

it('keeps days and state in the address, and speaks how many a changed filter finds', async () => {
  const { user, where, requests } = open(answer);
  await screen.findByText('D3');
  await user.selectOptions(screen.getByRole('combobox', { name: EN['deposits.state'] }), 'Refused');
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(where()).toBe('/m/vouReport?period=yesterday&status=refused');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({ startDate: addDays(today, -1), status: 'refused' }),
  );
  expect(await screen.findByText('3 entries found')).toHaveAttribute('aria-live', 'polite');
});

it('offers a deposit where there is none, and is for members of merchants that have it', async () => {
  open({ ...answer, content: [], totals: { rows: 0, count: 0, amount: '0', fee: '0' } });
  expect(await screen.findByText(EN['deposits.none'])).toBeVisible();
  expect(screen.getByRole('link', { name: EN['account.deposit'] })).toHaveAttribute('href', '/m/voucherCenter');
  expect(remote.pages['/m/vouReport'].guard).toEqual(['member', 'notTrial', 'flag:DEPRECM3']);
});

it('has a row for every state, with a word of its own; the filter changes rows and totals alike', async () => {
  await proves('F-DEPREPORT-01', async () => {
    const states = ['pending', 'approved', 'refused', 'cancelled', 'expired', 'review'] as const;
    const rows = states.map((status, at) => order(`D${at + 1}`, { status, amount: `${at + 1}00`, fee: `${at + 1}` }));
    const { user } = open((asked) => {
      const { status } = (asked as { query: { status?: string } }).query;
      const content = rows.filter((each) => status === undefined || each.status === status);
      const [one] = content.filter((each) => each.status === 'approved');
      const totals = { rows: content.length, count: one ? 1 : 0, amount: one?.amount ?? '0', fee: one?.fee ?? '0' };
      return { ...answer, content, totals };
    });
    for (const [at, status] of states.entries()) {
      const row = within((await screen.findByText(`D${at + 1}`)).closest('li')!);
      for (const text of [EN[`deposits.state.${status}`], 'QR payment', `฿${at + 1}00.00`, `฿${at + 1}.00`, /00:05/])
        expect(row.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    const totals = within(screen.getByRole('region', { name: 'Totals of the period' }));
    expect(totals.getByText('฿200.00')).toBeVisible();
    expect(totals.getByText('฿2.00')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: EN['deposits.state'] }), 'Waiting');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    const narrowed = () => within(screen.getByRole('region', { name: 'Totals of the period' }));
    await waitFor(() => expect(narrowed().getAllByText('฿0.00')).toHaveLength(2));
  });
});

describe('a row opens', () => {
  const at = (time: string) => new Date(`${today}T${time}`).getTime();
  const payUrl = 'http://pay.a.localhost/pay/D1?s=x';
  const waiting = order('D1', { status: 'pending', kind: 'card', payUrl });
  const drawer = async () => within(await screen.findByRole('dialog', { name: EN['deposits.one'] }));

  it('to its steps, and may be continued or cancelled while it waits at the payment host', async () => {
    await proves('F-DEPREPORT-02', async () => {
      let now = waiting;
      const { user, where, requests } = open({ ...answer, content: [waiting] }, '', {
        openDeposits: () => [now],
        cancelDeposit: () => {
          const steps = [...now.steps, { status: 'cancelled' as const, at: at('00:07') }];
          const { payUrl: _, ...rest } = now;
          now = { ...rest, status: 'cancelled', steps };
          return now;
        },
      });
      await user.click(await screen.findByRole('link', { name: /D1/ }));
      await waitFor(() => expect(where()).toBe('/m/vouReport?order=D1'));
      const shown = await drawer();
      await user.click(await shown.findByRole('button', { name: EN['deposits.continue'] }));
      expect(openPayment).toHaveBeenCalledWith(payUrl);
      await user.click(shown.getByRole('button', { name: EN['deposit.cancel'] }));
      await user.click(await screen.findByRole('button', { name: EN['deposit.cancelYes'] }));
      const steps = () => within(screen.getByRole('list', { name: EN['deposits.steps'] })).getAllByRole('listitem');
      await waitFor(() => expect(steps()).toHaveLength(2));
      expect(steps().map((item) => item.querySelector('time')?.dateTime)).toEqual(
        now.steps.map((step) => new Date(step.at).toISOString()),
      );
      expect(screen.queryByRole('button', { name: EN['deposits.continue'] })).toBeNull();
      expect(screen.queryByRole('button', { name: EN['deposit.cancel'] })).toBeNull();
      expect(requests.filter(({ call }) => call === 'cancelDeposit')).toHaveLength(1);
    });
  });

  it('to the receipt of one that arrived', async () => {
    await proves('F-DEPREPORT-02', async () => {
      const arrived = order('D2', { amount: '333', fee: '5' });
      open({ ...answer, content: [arrived] }, '?order=D2', { openDeposits: [arrived] });
      const receipt = await drawer();
      for (const text of ['D2', '฿333.00', '฿5.00', '฿338.00']) expect(await receipt.findByText(text)).toBeVisible();
      expect(receipt.queryByRole('button', { name: EN['deposit.cancel'] })).toBeNull();
    });
  });

  it('and says of a stranger’s order that there is none', async () => {
    await proves('F-DEPREPORT-02', async () => {
      const { user, where } = open(answer, '?order=D99', { openDeposits: [order('D2')] });
      expect(await (await drawer()).findByText(EN['deposits.gone'])).toBeVisible();
      await user.click((await drawer()).getByRole('button', { name: EN['deposits.list'] }));
      await waitFor(() => expect(where()).toBe('/m/vouReport'));
    });
  });

  it.each(['W1', 'D', 'D1x', '17'])('and asks for no order by %s, which is no number of one', async (typed) => {
    const { requests } = open(answer, `?order=${typed}`, { openDeposits: [order('D2')] });
    expect(await (await drawer()).findByText(EN['deposits.gone'])).toBeVisible();
    await screen.findByText('D3');
    expect(requests.filter(({ call }) => call === 'openDeposits')).toEqual([]);
  });
});
