import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { DepositOrder, ValueOf } from '@foyer/shared/contract';
import {
  MoneyField,
  MoneyForm,
  PaymentPasswordField,
  Receipt,
  Review,
  useMoneyField,
  useMoneySubmit,
  usePaymentPassword,
} from '@foyer/shared/money';
import { type Answers, type RenderOptions, renderPart, type SentRequest, sessionOwner } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { isLost } from './outcome';

const order: DepositOrder = {
  orderNo: 'D1',
  method: 'QR',
  kind: 'qr',
  amount: '150.00',
  fee: '0.00',
  status: 'approved',
  createdAt: 1_700_000_000_000,
};
const lost = new TypeError('cut');
const bounds = { min: '100', max: '200000', ceiling: { amount: '300', text: 'Only ฿300.00 is free' } };

/** A page as the real ones are: form, review with payment password, receipt. */
function Page({ onDone }: { onDone?: (answer: ValueOf<'deposit'>) => void }) {
  const amount = useMoneyField(bounds);
  const [reviewed, setReviewed] = useState(false);
  const money = useMoneySubmit({
    operation: 'deposit',
    send: (wish: { amount: string }, key) => call('deposit', { body: { method: 'QR', ...wish, key } }),
    onDone,
  });
  const secret = usePaymentPassword(money.error);
  const send = () => secret.check() && money.submit({ amount: amount.value });
  const back = money.state === 'ready' ? () => setReviewed(false) : undefined;
  if (money.receipt !== undefined)
    return (
      <Receipt title="Sent" amount={money.receipt.amount} currency="฿" facts={[{ name: 'Number', value: 'D1' }]} />
    );
  if (!reviewed)
    return (
      <MoneyForm money={money} submitLabel="Go on" onSubmit={() => amount.check() && setReviewed(true)}>
        <MoneyField label="Amount" currency="฿" field={amount} onEnter={money.forget} />
      </MoneyForm>
    );
  return (
    <Review title="Is this right?" facts={[{ name: 'Sum', value: amount.value }]} onBack={back}>
      <MoneyForm money={money} submitLabel="Send" onSubmit={send}>
        <PaymentPasswordField field={secret} />
      </MoneyForm>
    </Review>
  );
}

const open = (answers: Answers, options: RenderOptions = {}, ui = <Page />) =>
  renderPart(ui, {
    session: { userName: 'mali' },
    member: { id: 7 },
    answers,
    advanceTimers: jest.advanceTimersByTime,
    ...options,
  });
type Opened = ReturnType<typeof open>;

async function press({ user }: Opened, amount = '150') {
  await user.type(screen.getByLabelText('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.type(screen.getByLabelText('Payment password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await seconds(0);
}

const of = (requests: readonly SentRequest[], name: string) => requests.filter(({ call }) => call === name);
const keyOf = ({ body, query }: SentRequest) => query['key'] ?? (body as { key: string }).key;
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a wish whose answer came', () => {
  it('is sent once, however it is pressed, and leaves nothing behind', async () => {
    let answer: (value: DepositOrder) => void = () => undefined;
    const [done, refreshed] = [jest.fn(), jest.fn()];
    const off = bus.on('wallet:refresh', refreshed);
    const deposit = () => new Promise<DepositOrder>((resolve) => (answer = resolve));
    const view = open({ deposit }, {}, <Page onDone={done} />);
    await view.user.type(screen.getByLabelText('Amount'), '150');
    await view.user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByRole('heading', { name: 'Is this right?' })).toHaveFocus();
    await view.user.type(screen.getByLabelText('Payment password'), '12x3456789');
    expect(screen.getByLabelText('Payment password')).toHaveValue('123456');
    const button = screen.getByRole('button', { name: 'Send' });
    act(() => {
      button.click();
      button.click();
    });
    await view.user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    // The wish is noted before its answer: operation, key and moment under the member, and nothing else.
    const [sent] = of(view.requests, 'deposit');
    expect(JSON.parse(localStorage.getItem('foyer:stays:money.submits') ?? '')).toEqual({
      7: [{ operation: 'deposit', key: keyOf(sent!), at: expect.any(Number) }],
    });
    expect(stored()).not.toMatch(/\b(150|123456)\b/);
    await act(async () => answer(order));
    expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
    expect(of(view.requests, 'deposit')).toHaveLength(1);
    expect(of(view.requests, 'outcome')).toHaveLength(0);
    expect(done.mock.calls).toEqual([[order]]);
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('foyer:stays:money.submits')).toBeNull();
    view.unmount();
    open({ deposit });
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    off();
  });

  it('is not sent by an Enter key that is held down', async () => {
    const view = open({ deposit: order });
    await view.user.type(screen.getByLabelText('Amount'), '150');
    await view.user.click(screen.getByRole('button', { name: 'Go on' }));
    await view.user.type(screen.getByLabelText('Payment password'), '123456');
    const field = screen.getByLabelText('Payment password');
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  });

  it('while the page was left shows its receipt to who comes back', async () => {
    let answer: (value: DepositOrder) => void = () => undefined;
    const view = open({ deposit: () => new Promise<DepositOrder>((resolve) => (answer = resolve)) });
    await press(view);
    view.unmount();
    await act(async () => answer(order));
    open({ outcome: { state: 'done', answer: order } });
    expect(await screen.findByRole('heading', { name: 'Sent' })).toBeVisible();
    expect(stored()).not.toContain('deposit');
  });
});

describe('a wish that was refused', () => {
  it('keeps what was typed, and frees its key', async () => {
    let refusal: Error | undefined = new ApiError('x', 'balance.insufficient', 200);
    const view = open({ deposit: () => refusal ?? order });
    await press(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your balance is too low for this');
    expect(stored()).not.toContain('deposit');
    expect(screen.getByText('150')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Back, and change it' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('150');
    await view.user.type(screen.getByLabelText('Amount'), '.5');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Go on' }));
    refusal = undefined;
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Sent' })).toBeVisible();
    const keys = of(view.requests, 'deposit').map(keyOf);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('for a wrong payment password clears it and goes back to its field', async () => {
    const view = open({ deposit: new ApiError('x', 'payment.password.wrong', 200, { left: 3 }) });
    await press(view);
    await waitFor(() => expect(screen.getByLabelText('Payment password')).toHaveFocus());
    expect(screen.getByLabelText('Payment password')).toHaveValue('');
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Payment password')).toHaveAccessibleDescription(/Enter the six digits/);
    expect(of(view.requests, 'deposit')).toHaveLength(1);
  });

  it.each(['payment.password.unset', 'payment.password.locked'])(
    'for %s leads to the security center',
    async (code) => {
      const view = open({ deposit: new ApiError('x', code, 200) });
      await press(view);
      expect(await screen.findByRole('link', { name: 'To the security center' })).toHaveAttribute(
        'href',
        '/m/securityCenter',
      );
    },
  );
});

describe('a wish whose answer is lost', () => {
  it('is checked every 2 s, says neither yes nor no, and ends in the receipt', async () => {
    let state: 'none' | 'done' = 'none';
    const answers: Answers = {
      deposit: lost,
      outcome: () => (state === 'done' ? { state, answer: order } : { state }),
    };
    const view = open(answers);
    await press(view);
    await seconds(0);
    expect(screen.getByRole('status')).toHaveTextContent(/^Checking…/);
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Payment password')).toBeDisabled();
    await seconds(6);
    expect(of(view.requests, 'outcome')).toHaveLength(4);
    const [post] = of(view.requests, 'deposit');
    expect(of(view.requests, 'outcome')[0]?.query).toMatchObject({ operation: 'deposit', key: keyOf(post!) });
    state = 'done';
    await seconds(2);
    expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
    expect(of(view.requests, 'deposit')).toHaveLength(1);
    expect(stored()).not.toContain('deposit');
  });

  it('goes on being checked after a reload, for this member alone, for a day', async () => {
    const first = open({ deposit: lost, outcome: { state: 'none' } });
    await press(first);
    await seconds(2);
    const [post] = of(first.requests, 'deposit');
    first.unmount();
    // Another member on this browser sees an empty form.
    const other = open({}, { session: { userName: 'chai' }, member: { id: 8 } });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeEnabled();
    expect(other.requests).toEqual([]);
    other.unmount();
    // Logged in again in a new tab.
    sessionStorage.clear();
    const later = open({ outcome: { state: 'none' } }, { session: { userName: 'mali', token: 'new' } });
    await seconds(0);
    expect(screen.getByRole('status')).toHaveTextContent(/^Checking…/);
    expect(of(later.requests, 'outcome').map(keyOf)).toEqual([keyOf(post!)]);
    // Another tab learned it meanwhile.
    const refreshed = jest.fn();
    const off = bus.on('wallet:refresh', refreshed);
    localStorage.clear();
    await seconds(2);
    expect(screen.getByRole('button', { name: 'Go on' })).toBeEnabled();
    expect(refreshed).toHaveBeenCalledTimes(1);
    off();
  });

  it('of more than a day ago is nobody’s any more', async () => {
    const first = open({ deposit: lost, outcome: { state: 'none' } });
    await press(first);
    first.unmount();
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    open({});
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(localStorage.getItem('foyer:stays:money.submits')).toBeNull();
  });

  it('before the member was loaded becomes theirs', async () => {
    const view = open({ deposit: lost, outcome: { state: 'none' } }, { member: undefined as never });
    await press(view);
    expect(localStorage.getItem('foyer:stays:money.submits')).toBeNull();
    act(() => sessionOwner.member({ id: 7, nickname: 'M', account: 'mali', regDate: 0, type: 1, toUpline: false }));
    await seconds(2);
    expect(Object.keys(JSON.parse(localStorage.getItem('foyer:stays:money.submits') ?? '{}'))).toEqual(['7']);
    expect(screen.getByRole('status')).toHaveTextContent(/^Checking…/);
  });

  it('and was not booked may be sent again with its key after 20 s', async () => {
    let trouble: Error | undefined = lost;
    const view = open({ deposit: () => trouble ?? order, outcome: { state: 'none' } });
    await press(view);
    await seconds(19);
    expect(screen.getByRole('status')).toHaveTextContent(/^Checking…/);
    await seconds(2);
    expect(screen.getByRole('status')).toHaveTextContent(/^Nothing was booked/);
    const buttons = screen.getAllByRole('button').map((each) => each.textContent);
    expect(buttons.filter((name) => name !== '')).toEqual(['Send it again', 'Leave it']);
    trouble = undefined;
    await view.user.click(screen.getByRole('button', { name: 'Send it again' }));
    await seconds(0);
    expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
    const keys = of(view.requests, 'deposit').map(keyOf);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['left', { state: 'closed' } as const],
    ['booked first', { state: 'done', answer: order } as const],
  ])('may be left: %s', async (_name, closed) => {
    const view = open({ deposit: lost, outcome: { state: 'none' }, closeSubmit: closed });
    await press(view);
    await seconds(22);
    await view.user.click(screen.getByRole('button', { name: 'Leave it' }));
    await seconds(0);
    const [post] = of(view.requests, 'deposit');
    expect(of(view.requests, 'closeSubmit').map(({ method, query }) => [method, query['key']])).toEqual([
      ['DELETE', keyOf(post!)],
    ]);
    expect(stored()).not.toContain('deposit');
    if (closed.state === 'done') expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
    else {
      expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
      await view.user.click(screen.getByRole('button', { name: 'Back, and change it' }));
      expect(screen.getByLabelText('Amount')).toHaveValue('150');
    }
  });

  it('that cannot be left either stays to be decided, and says why', async () => {
    const view = open({ deposit: lost, outcome: { state: 'none' }, closeSubmit: lost });
    await press(view);
    await seconds(22);
    await view.user.click(screen.getByRole('button', { name: 'Leave it' }));
    await seconds(0);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeEnabled();
    expect(stored()).toContain('deposit');
  });

  it('is not called unbooked without an answer to the question', async () => {
    let answer: Error | { state: 'none' } = lost;
    const view = open({ deposit: lost, outcome: () => answer });
    await press(view);
    await seconds(60);
    expect(screen.getByRole('status')).toHaveTextContent(/^Checking…/);
    answer = { state: 'none' };
    await seconds(3);
    expect(screen.getByRole('status')).toHaveTextContent(/^Nothing was booked/);
    // After a reload what was typed is not known, so it can be checked or left, not sent.
    view.unmount();
    const later = open({ outcome: { state: 'none' } });
    await seconds(22);
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
    await later.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Checking…/);
  });

  it.each([
    [new TypeError('x'), true],
    [new ApiError('x', 'unknown', 0), true],
    [new ApiError('x', 'unknown', 200), true],
    [new ApiError('x', 'system.upgrading', 503), true],
    [new ApiError('x', 'session.required', 0), false],
    [new ApiError('x', 'rate.limited', 429), false],
    [new ApiError('x', 'balance.insufficient', 200), false],
  ])('%s counts as lost: %s', (error, is) => expect(isLost(error)).toBe(is));
});

describe('an amount that cannot be sent', () => {
  it.each([
    ['', 'Enter an amount'],
    ['0', 'At least ฿100.00'],
    ['99.99', 'At least ฿100.00'],
    ['200000.01', 'At most ฿200,000.00'],
    ['9'.repeat(40), 'At most ฿200,000.00'],
    ['300.01', 'Only ฿300.00 is free'],
    ...['1e3', '-5', '+5', '1,000', '1.001', '.5', '١٠٠'].map((text) => [
      text,
      'Use digits, with at most two decimals',
    ]),
  ] as [string, string][])('"%s": %s', async (typed, problem) => {
    const view = open({});
    const field = screen.getByLabelText('Amount');
    expect(field).toHaveAccessibleDescription('฿100.00 to ฿200,000.00');
    if (typed !== '') fireEvent.change(field, { target: { value: typed } });
    await view.user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
    expect(view.requests).toEqual([]);
  });
});
