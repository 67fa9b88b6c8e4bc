import type { DepositOrder, DepositReport } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import DepositReportPage from './deposit-report.page';

const today = dayOf(Date.now());
const order = (orderNo: string, more: Partial<DepositOrder> = {}): DepositOrder => ({
  ...{ orderNo, method: 'PROMPTPAY', kind: 'qr', amount: '100', fee: '1.5', status: 'approved' },
  createdAt: new Date(`${today}T00:05:00`).getTime(),
  ...more,
});
const answer: DepositReport = {
  content: [order('D3', { status: 'refused', amount: '400' }), order('D2', { status: 'pending' }), order('D1')],
  pageNum: 1,
  totalPages: 1,
  totals: { rows: 3, count: 1, amount: '100', fee: '1.5' },
};
const open = (depositReport: Answers['depositReport'] & {}, search = '') =>
  renderPart(<DepositReportPage />, {
    path: `/m/vouReport${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { depositReport },
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
