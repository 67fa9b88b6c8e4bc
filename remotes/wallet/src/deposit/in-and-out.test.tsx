import type { DepositMethod, DepositOrder, WithdrawOrder } from '@foyer/shared/contract';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import EN from '../i18n/EN.json';
import WithdrawPage from '../withdraw/withdraw.page';
import DepositPage from './deposit.page';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const at = 1_700_000_000_000;
const deposit: DepositOrder = {
  ...{ orderNo: 'D1', method: 'QR', kind: 'qr', amount: '500', fee: '0', status: 'approved', createdAt: at },
  steps: [{ status: 'approved', at }],
};
const withdrawal: WithdrawOrder = {
  ...{ orderNo: 'W1', amount: '500', fee: '0', received: '500', status: 'checking', cancel: true, createdAt: at },
  ...{ card: { bank: 'SCB', lastFour: '0001' }, steps: [{ status: 'checking', at }] },
};

const open = (page: ReactNode, answers: RenderOptions['answers'] & {}) =>
  renderPart(page, {
    ...{ texts: { wallet: EN }, session: {}, member: { id: 7 }, answers },
    wallet: { sumBalance: '1000', currencySymbol: '฿' },
  });
const enter = async () =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Amount' }), { target: { value: '500' } });

it('money is put in and taken out', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  await proves('S1-WALLET-02', async () => {
    const limits = { min: '100', max: '200000', feePercent: '0' };
    const method: DepositMethod = { code: 'QR', kind: 'qr', name: 'QR', quickAmounts: [], ...limits };
    const into = open(<DepositPage />, { depositMethods: [method], openDeposits: [], deposit });
    await enter();
    await into.user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toBeVisible();
    expect(into.requests.filter(({ call }) => call === 'deposit')).toHaveLength(1);
    into.unmount();

    const out = open(<WithdrawPage />, {
      withdrawable: {
        ...{ ...limits, total: '1000', tied: '0', held: '0', bonus: '0', available: '1000' },
        ...{ left: 3, nextDayAt: at, demands: [] },
      },
      bankCards: {
        cards: [{ id: '1', bank: 'SCB', holder: 'Ma***', lastFour: '0001', isDefault: true }],
        name: 'Ma***',
      },
      withdraw: withdrawal,
      withdrawal,
    });
    await enter();
    await out.user.click(screen.getByRole('button', { name: 'Continue' }));
    await out.user.type(screen.getByLabelText('Payment password'), '246810');
    await out.user.click(screen.getByRole('button', { name: 'Withdraw now' }));
    expect(await screen.findByText('W1')).toBeVisible();
    expect(out.requests.filter(({ call }) => call === 'withdraw')).toHaveLength(1);
  });
});
