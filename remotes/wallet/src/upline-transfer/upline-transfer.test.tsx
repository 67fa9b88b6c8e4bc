import { ApiError } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import UplineTransferPage from './upline-transfer.page';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

type Terms = ValueOf<'uplineReceiver'>;
const terms: Terms = { receiver: { to: '12', name: 'An***' }, available: '300', min: '1', max: '50000' };
const receipt: ValueOf<'uplineTransfer'> = {
  ...{ orderNo: 'T70001', name: 'An***', amount: '150', balance: '1050.5', createdAt: 1_700_000_000_000 },
};

const open = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderPart(<UplineTransferPage />, {
    path: '/m/upLine/transfer',
    texts: { wallet: EN },
    session: {},
    member: { id: 7 },
    wallet: { sumBalance: '1200.5', currencySymbol: '฿' },
    answers: { uplineReceiver: terms, uplineTransfer: receipt, ...answers },
    ...options,
  });
type Opened = ReturnType<typeof open>;

const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const sent = ({ requests }: Opened): { to: string }[] =>
  requests
    .filter(({ call }) => call === 'uplineTransfer')
    .map(({ body }) => JSON.parse((body as { value: string }).value));

async function review(view: Opened, typed = '150') {
  await view.user.type(await amount(), typed);
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
}
async function send({ user }: Opened) {
  await user.type(screen.getByLabelText('Payment password'), '246810');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

it('hands up what is available, after a look at who gets it', async () => {
  await proves('F-UPLINE-02', async () => {
    const view = open();
    await proves('S2-ROUTES-26', async () => {
      const { page, guard } = remote.pages['/m/upLine/transfer'];
      expect([page, guard]).toEqual(['upline-transfer', ['member', 'notTrial', 'upline', 'flag:AGETRANSFERUP3']]);
      expect(await amount()).toBeVisible();
    });
    expect(await screen.findByText('฿300.00')).toBeVisible();
    for (const [typed, problem] of [
      ['300.01', /Only ฿300.00 can be sent. The rest is in another purse, or has to be staked first/],
      ['0.99', 'At least ฿1.00'],
      ['50000.01', 'At most ฿50,000.00'],
      ...['1e3', '-5', '+5', '1,000', '1.001'].map((each) => [each, /Use digits/] as const),
      ['', 'Enter an amount'],
      ['9'.repeat(40), /At most/],
    ] as const) {
      const field = await amount();
      fireEvent.change(field, { target: { value: typed } });
      await view.user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(field).toHaveAccessibleDescription(problem);
      expect(field).toHaveFocus();
    }
    fireEvent.change(await amount(), { target: { value: '' } });
    await review(view);
    expect(screen.getByRole('heading', { name: 'Is this right?' })).toHaveFocus();
    expect(screen.getByText('An***')).toBeVisible();
    expect(screen.getByText('฿150.00')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(screen.getByLabelText('Payment password')).toHaveFocus();
    expect(sent(view)).toHaveLength(0);
    await send(view);
    expect(await screen.findByRole('heading', { name: 'Sent' })).toHaveFocus();
    expect(screen.getByText('T70001')).toBeVisible();
    expect(screen.getByText('฿1,050.50')).toBeVisible();
    expect(sent(view)).toEqual([
      { to: '12', amount: '150', paymentPassword: '246810', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });
});

it('shows the new upline after a change, and asks again', async () => {
  let now = terms;
  const refused = new ApiError('x', 'upline.changed', 200);
  await proves('F-UPLINE-05', async () => {
    const view = open({ uplineReceiver: () => now, uplineTransfer: refused });
    await review(view);
    now = { ...terms, receiver: { to: '13', name: 'Ka***' } };
    await send(view);
    expect(await screen.findByText('Ka***')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your upline has changed meanwhile');
    expect(await amount()).toHaveValue('150');
    expect(screen.queryByLabelText('Payment password')).not.toBeInTheDocument();
    // Disabled: the same text, and no way to send.
    now = { available: '300', min: '1', max: '50000' };
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    await send(view);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Send now|Continue/ })).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('Your upline has changed meanwhile');
    expect(sent(view).map(({ to }) => to)).toEqual(['12', '13']);
  });
});

it('says who nobody can send to, while it loads, and when it does not', async () => {
  const loading = open({ uplineReceiver: () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  loading.unmount();
  const nobody = open({ uplineReceiver: { available: '0', min: '1', max: '50000' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(EN['upline.nobody']);
  nobody.unmount();
  let answer: Terms | Error = new ApiError('x', 'system.upgrading', 200);
  const { user } = open({ uplineReceiver: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
  answer = terms;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await amount()).toBeVisible();
});

it('is for members with an upline, where the merchant has it', () => {
  expect(remote.pages['/m/upLine/transfer'].guard).toEqual(['member', 'notTrial', 'upline', 'flag:AGETRANSFERUP3']);
});
