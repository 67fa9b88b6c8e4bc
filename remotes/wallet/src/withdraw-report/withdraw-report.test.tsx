import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { WithdrawOrder, WithdrawReport } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import WithdrawReportPage from './withdraw-report.page';

// Roles are searched in a whole page with a drawer, which takes long on a busy machine.
jest.setTimeout(120_000);

const today = dayOf(Date.now());
const madeAt = new Date(`${today}T00:05:00`).getTime();
const order = (orderNo: string, more: Partial<WithdrawOrder> = {}): WithdrawOrder => ({
  ...{ orderNo, amount: '300', fee: '3', received: '297', status: 'paid', cancel: false, createdAt: madeAt },
  ...{ card: { bank: 'SCB', lastFour: '0123' }, steps: [{ status: 'checking', at: madeAt }] },
  ...more,
});
const waiting = order('W1', { status: 'checking', cancel: true });
const report = (content: WithdrawOrder[], totals: Partial<WithdrawReport['totals']> = {}): WithdrawReport => ({
  ...{ content, pageNum: 1, totalPages: 1 },
  totals: { rows: content.length, count: 1, amount: '300', fee: '3', received: '297', ...totals },
});
const open = (withdrawReport: Answers['withdrawReport'] & {}, search = '', more: Answers = {}) =>
  renderPart(<WithdrawReportPage />, {
    path: `/m/withdrawReport${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { withdrawReport, ...more },
  });
/** The row comes before the drawer, which names the order too. */
const rowOf = async (orderNo: string) => within((await screen.findAllByText(orderNo))[0]!.closest('li')!);
const drawer = async () => within(await screen.findByRole('dialog', { name: EN['withdrawals.one'] }));

it('has a row for every state with its masked card, and adds up only what was paid', async () => {
  await proves('F-WITHREPORT-01', async () => {
    const states = ['checking', 'paying', 'paid', 'cancelled', 'refused'] as const;
    const rows = states.map((status, at) =>
      order(`W${at + 1}`, {
        ...{ status, amount: `${at + 1}00`, fee: `${at + 1}`, received: `${at + 1}${at + 1}` },
        ...(status === 'refused' ? { reason: 'The <b>name</b> at the bank is another one' } : {}),
      }),
    );
    const { requests } = open(report(rows));
    for (const [at, status] of states.entries()) {
      const row = await rowOf(`W${at + 1}`);
      for (const text of [EN[`withdraw.step.${status}`], /•••• 0123$/, `฿${at + 1}00.00`, `฿${at + 1}.00`, /00:05/])
        expect(row.getByText(text)).toBeVisible();
      expect(row.getByText(`฿${at + 1}${at + 1}.00`)).toBeVisible();
    }
    expect((await rowOf('W5')).getByText('The <b>name</b> at the bank is another one')).toBeVisible();
    expect(screen.getAllByText(/another one/)).toHaveLength(1);
    const totals = within(screen.getByRole('region', { name: 'Totals of the period' }));
    expect(totals.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Paid out', 'Amount', 'Fee', 'Received'],
    ]);
    expect(totals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['1', '฿300.00', '฿3.00', '฿297.00'],
    ]);
    expect(requests[0]?.query).toEqual({
      ...{ startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()), pageNo: '1', pageSize: '20' },
    });
  });
});

it('has no line of a fee where there was none', async () => {
  await proves('F-WITHDRAW-06', async () => {
    open(report([order('W1', { fee: '0', received: '300' })], { fee: '0', received: '300' }), '?order=W1', {
      withdrawal: order('W1', { fee: '0', received: '300' }),
    });
    expect(await (await drawer()).findByText('You received')).toBeVisible();
    expect(await rowOf('W1')).toBeDefined();
    expect(screen.queryByText(/Fee/)).toBeNull();
  });
});

it('keeps days and state in the address, and offers a withdrawal where there is none', async () => {
  const { user, where, requests } = open(report([], { count: 0, amount: '0', fee: '0', received: '0' }));
  await proves('S2-ROUTES-24', async () => {
    expect(await screen.findByText(EN['withdrawals.none'])).toBeVisible();
    expect(screen.getByRole('link', { name: EN['withdrawals.withdraw'] })).toHaveAttribute('href', '/m/withdraw');
    expect(remote.pages['/m/withdrawReport'].guard).toEqual(['member', 'notTrial', 'flag:WITHREC3']);
  });
  await user.selectOptions(screen.getByRole('combobox', { name: EN['withdrawals.state'] }), 'Refused');
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(where()).toBe('/m/withdrawReport?period=yesterday&status=refused');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({ startDate: addDays(today, -1), status: 'refused' }),
  );
  expect(await screen.findByText(EN['withdrawals.filtered'])).toBeVisible();
});

describe('an open withdrawal', () => {
  it('is cancelled after a question, once; row and balance follow', async () => {
    await proves('F-WITHREPORT-02', async () => {
      let now = waiting;
      const refreshed = jest.fn();
      const off = bus.on('wallet:refresh', refreshed);
      const { user, requests } = open(() => report([now]), '', {
        withdrawal: () => now,
        cancelWithdrawal: () => {
          now = { ...now, status: 'cancelled', cancel: false };
          return now;
        },
      });
      await user.click(await screen.findByRole('link', { name: /W1/ }));
      await user.click(await (await drawer()).findByRole('button', { name: EN['withdraw.cancel'] }));
      expect(requests.filter(({ call }) => call === 'cancelWithdrawal')).toHaveLength(0);
      await user.dblClick(await screen.findByRole('button', { name: EN['withdraw.cancelYes'] }));
      expect(await (await drawer()).findByText(EN['withdraw.state.cancelled'])).toBeVisible();
      await waitFor(async () => expect((await rowOf('W1')).getByText('Cancelled')).toBeVisible());
      expect(requests.filter(({ call }) => call === 'cancelWithdrawal')).toHaveLength(1);
      expect(refreshed).toHaveBeenCalledTimes(1);
      off();
    });
  });

  it('that an operator was faster with shows its new state', async () => {
    await proves('F-WITHREPORT-02', async () => {
      let now = waiting;
      const { user } = open(() => report([now]), '?order=W1', {
        withdrawal: () => now,
        cancelWithdrawal: () => {
          now = { ...now, status: 'paying', cancel: false };
          return new ApiError('x', 'order.state', 200);
        },
      });
      await user.click(await (await drawer()).findByRole('button', { name: EN['withdraw.cancel'] }));
      await user.click(await screen.findByRole('button', { name: EN['withdraw.cancelYes'] }));
      expect(await (await drawer()).findByText(EN['withdraw.state.paying'])).toBeVisible();
      await waitFor(async () => expect((await rowOf('W1')).getByText('Being paid out')).toBeVisible());
      expect(screen.queryByRole('button', { name: EN['withdraw.cancel'] })).toBeNull();
    });
  });

  it('has no such button where members may not cancel', async () => {
    await proves('F-WITHREPORT-02', async () => {
      const kept = { ...waiting, cancel: false };
      open(report([kept]), '?order=W1', { withdrawal: kept });
      expect(await (await drawer()).findByText(EN['withdraw.state.checking'])).toBeVisible();
      expect(screen.queryByRole('button', { name: EN['withdraw.cancel'] })).toBeNull();
    });
  });

  it('of somebody else is not there', async () => {
    const { user, where } = open(report([waiting]), '?order=W99', { withdrawal: null });
    expect(await (await drawer()).findByText(EN['withdrawals.gone'])).toBeVisible();
    await user.click((await drawer()).getByRole('button', { name: EN['withdrawals.list'] }));
    await waitFor(() => expect(where()).toBe('/m/withdrawReport'));
  });
});
