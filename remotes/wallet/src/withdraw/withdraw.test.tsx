import { ApiError } from '@foyer/shared/api';
import type { BankCard, BankCards, Withdrawable, WithdrawOrder } from '@foyer/shared/contract';
import { invalidate } from '@foyer/shared/query';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import { keptForm } from './kept-form';
import { leftOrder } from './left-order';
import WithdrawPage from './withdraw.page';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const terms: Withdrawable = {
  ...{ total: '1050', tied: '250', held: '0', bonus: '50', available: '750', min: '100', max: '200000' },
  ...{ feePercent: '0', left: 3, nextDayAt: 1_700_000_000_000, demands: [] },
};
const card = (id: string, more: Partial<BankCard> = {}): BankCard => ({
  ...{ id, bank: 'SCB', holder: 'Ma***', lastFour: `000${id}`.slice(-4), isDefault: id === '1' },
  ...more,
});
const cards: BankCards = { cards: [card('1'), card('2')], name: 'Ma***' };
const order: WithdrawOrder = {
  ...{ orderNo: 'W40000001', amount: '333.33', fee: '0', received: '333.33', status: 'checking', cancel: true },
  ...{ card: { bank: 'SCB', lastFour: '0001' }, steps: [{ status: 'checking', at: 1_700_000_000_000 }] },
  createdAt: 1_700_000_000_000,
};

const open = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderPart(<WithdrawPage />, {
    path: '/m/withdraw',
    texts: { wallet: EN },
    session: {},
    member: { id: 7 },
    wallet: { sumBalance: '1050', currencySymbol: '฿' },
    answers: { withdrawable: terms, bankCards: cards, withdraw: order, withdrawal: order, ...answers },
    ...options,
  });
type Opened = ReturnType<typeof open>;

const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const sent = ({ requests }: Opened, name = 'withdraw') => requests.filter(({ call }) => call === name);
/** The bodies of sealed calls, opened. */
const sealed = (view: Opened, name = 'withdraw') =>
  sent(view, name).map(({ body }) => JSON.parse((body as { value: string }).value));
const review = async ({ user }: Opened, typed: string) => {
  fireEvent.change(await amount(), { target: { value: typed } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};
const send = async ({ user }: Opened) => {
  await user.type(screen.getByLabelText('Payment password'), '246810');
  await user.click(screen.getByRole('button', { name: 'Withdraw now' }));
};

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

it('tells how the sum that can be withdrawn comes about, part by part', async () => {
  await proves('F-WITHDRAW-01', async () => {
    open({ withdrawable: { ...terms, held: '300', open: order } });
    const parts = within(await screen.findByRole('region', { name: 'What you can withdraw' }));
    const words = parts.getAllByRole('term').map(({ firstChild }) => firstChild?.textContent);
    const figures = parts.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(words).toEqual(['Total', 'Tied to turnover', 'On its way', 'Bonus', 'Available']);
    expect(figures).toEqual(['฿1,050.00', '฿250.00', '฿300.00', '฿50.00', '฿750.00']);
    for (const term of parts.getAllByRole('term')) expect(term.lastChild?.textContent?.length).toBeGreaterThan(10);
  });
});

it('fills in the most that can be asked for, and says which part stands in the way of more', async () => {
  await proves('F-WITHDRAW-02', async () => {
    for (const [available, all] of [
      ['150.009', '150.00'],
      ['250000', '200000.00'],
    ] as const) {
      localStorage.clear();
      const { user, unmount } = open({ withdrawable: { ...terms, available } }, { member: { id: available.length } });
      await user.click(await screen.findByRole('button', { name: /^All:/ }));
      expect(await amount()).toHaveValue(all);
      unmount();
    }
    const low = open({ withdrawable: { ...terms, available: '75.50' } }, { member: { id: 90 } });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(screen.getByText(/A withdrawal begins at ฿100.00/)).toBeVisible();
    low.unmount();
    for (const [more, text] of [
      [{}, /฿250.00 is tied to turnover/],
      [{ tied: '0', held: '20' }, /฿20.00 is on its way/],
      [{ tied: '0' }, /฿50.00 is a bonus/],
      [{ tied: '0', bonus: '0' }, /Only ฿750.00 is available\.$/],
    ] as const) {
      const view = open({ withdrawable: { ...terms, ...more } }, { member: { id: 91 } });
      await review(view, '750.01');
      expect(await amount()).toHaveAccessibleDescription(text);
      expect(await amount()).toHaveFocus();
      expect(sent(view)).toEqual([]);
      view.unmount();
    }
  });
});

it('refuses every spelling that is no amount before anything is sent', async () => {
  const view = open();
  for (const typed of ['1e3', '-5', '+5', '1,000', '100.001', '0', '', '9'.repeat(40)]) {
    await review(view, typed);
    expect(await amount()).toBeInvalid();
    expect(await amount()).toHaveFocus();
  }
  expect(sent(view)).toEqual([]);
});

it('shows fee and payout before the submit, and none where there is none', async () => {
  const dear = open({ withdrawable: { ...terms, feePercent: '2' } });
  await review(dear, '333.33');
  expect(screen.getByText('฿6.67')).toBeVisible();
  expect(screen.getByText('฿326.66')).toBeVisible();
  dear.unmount();
  const free = open({}, { member: { id: 8 } });
  await review(free, '333.33');
  expect(screen.queryByText('Fee')).toBeNull();
  expect(screen.getAllByText('฿333.33')).toHaveLength(2);
});

it('is looked over before it is sent, and can be changed', async () => {
  await proves('F-WITHDRAW-07', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('radio', { name: /0002/ }));
    await review(view, '120');
    expect(screen.getByRole('heading', { name: 'Is this right?' })).toHaveFocus();
    expect(screen.getByText('Siam Commercial Bank •••• 0002')).toBeVisible();
    await view.user.type(screen.getByLabelText('Payment password'), '24681');
    await view.user.click(screen.getByRole('button', { name: 'Withdraw now' }));
    expect(screen.getByLabelText('Payment password')).toBeInvalid();
    await view.user.click(screen.getByRole('button', { name: 'Back, and change it' }));
    expect(await amount()).toHaveValue('120');
    expect(screen.getByRole('radio', { name: /0002/ })).toBeChecked();
    await view.user.keyboard('{Tab}');
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Payment password')).toHaveValue('');
    expect(sent(view)).toEqual([]);
    await send(view);
    await waitFor(() => expect(sent(view)).toHaveLength(1));
    expect(sealed(view)[0]).toMatchObject({ card: '2', amount: '120', paymentPassword: '246810' });
    expect(await screen.findByRole('heading', { name: 'Your withdrawal' })).toHaveFocus();
  });
});

it('leads to the security center without a payment password, and finds the form again', async () => {
  const view = open({ withdraw: new ApiError('x', 'payment.password.unset', 200) });
  await review(view, '120');
  await send(view);
  expect(await screen.findByRole('link', { name: 'To the security center' })).toHaveAttribute(
    'href',
    '/m/securityCenter',
  );
  view.unmount();
  const back = open();
  expect(await amount()).toHaveValue('120');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('246810');
  back.unmount();
});

it('asks for a card first where there is none, and keeps the amount', async () => {
  let known: BankCards = { cards: [] };
  const addCard = () => {
    known = cards;
    return cards;
  };
  const none = open({ bankCards: () => known, addCard });
  expect(await screen.findByText('Add the bank card that your money should go to.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await none.user.click(screen.getByRole('button', { name: 'Add a bank card' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bank cards' }));
  const number = sheet.getByRole('textbox', { name: 'Account number' });
  await none.user.type(sheet.getByRole('textbox', { name: 'Name of the account' }), 'Mali Suk');
  await none.user.click(number);
  await none.user.paste('1234-5678 9012');
  expect(number).toHaveValue('1234 5678 9012');
  await none.user.type(sheet.getByLabelText('Payment password'), '246810');
  await none.user.click(sheet.getByRole('button', { name: 'Add this card' }));
  expect(await screen.findByRole('radio', { name: /0001/ })).toBeChecked();
  expect(sealed(none, 'addCard')[0]).toMatchObject({ bank: 'BBL', holder: 'Mali Suk', number: '1234 5678 9012' });
  await proves('F-CARD-01', async () => {
    // On to the receipt of a withdrawal: nothing that was typed for the card stays in the browser.
    await review(none, '120');
    await send(none);
    await screen.findByRole('heading', { name: 'Your withdrawal' });
    await waitFor(() => expect(localStorage.getItem('bankList')).toContain('0001'));
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept.replace(/[ -]/g, '')).not.toContain('12345678');
    expect(kept).not.toContain('Mali Suk');
    expect(document.body.textContent.replace(/[ -]/g, '')).not.toContain('12345678');
  });
});

it('shows an error with a retry when the cards cannot be loaded, and only a form whose cards are known', async () => {
  await proves('F-WITHDRAW-14', async () => {
    const down = new ApiError('x', 'system.upgrading', 200);
    const known: readonly (readonly [before: BankCards | undefined, forms: number])[] = [
      [undefined, 0],
      [{ cards: [] }, 0],
      [cards, 1],
    ];
    for (const [before, forms] of known) {
      let answer: BankCards | ApiError = before ?? down;
      const view = open({ bankCards: () => answer }, { member: { id: 93 } });
      await waitFor(() => expect(sent(view, 'bankCards')).toHaveLength(1));
      await waitFor(() => expect(localStorage.getItem('bankList') === null).toBe(before === undefined));
      answer = down;
      await act(() => invalidate('bankCards'));
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.queryAllByRole('textbox', { name: 'Amount' })).toHaveLength(forms);
      expect(screen.queryByRole('button', { name: 'Add a bank card' })).toBeNull();
      answer = cards;
      await view.user.click(retry);
      expect(await screen.findByRole('radio', { name: /0001/ })).toBeChecked();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
      view.unmount();
      localStorage.clear();
    }
  });
});

/** Opens the list of cards and the question whether the second one goes. */
async function askToRemove({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Manage bank cards' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bank cards' }));
  await user.click(await sheet.findByRole('button', { name: /^Remove.*0002/ }));
  return within(await screen.findByRole('dialog', { name: 'Remove this bank card?' }));
}

it('removes a card after a question that names it, with the payment password', async () => {
  await proves('F-CARD-05', async () => {
    let known = cards;
    const removeCard = () => {
      known = { ...cards, cards: cards.cards.slice(0, 1) };
      return known;
    };
    const view = open({ bankCards: () => known, removeCard });
    const asked = await askToRemove(view);
    expect(asked.getByText(/^Siam Commercial Bank •••• 0002 will be removed/)).toBeVisible();
    await view.user.click(asked.getByRole('button', { name: /^Remove/ }));
    expect(asked.getByLabelText('Payment password')).toBeInvalid();
    expect(sent(view, 'removeCard')).toEqual([]);
    await view.user.type(asked.getByLabelText('Payment password'), '246810');
    await view.user.click(asked.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(sealed(view, 'removeCard')).toEqual([{ id: '2', paymentPassword: '246810' }]));
    await waitFor(() => expect(screen.queryByText(/0002/)).toBeNull());
    expect(screen.getAllByText(/0001/).length).toBeGreaterThan(0);
    await waitFor(() => expect(localStorage.getItem('bankList')).toContain('0001'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('0002');
  });
});

it('keeps a card that money is on its way to, and leads to the order', async () => {
  await proves('F-CARD-05', async () => {
    let known = terms;
    const view = open({
      withdrawable: () => known,
      removeCard: () => {
        known = { ...terms, held: '333.33', open: order };
        return new ApiError('x', 'card.used', 200, { orderNo: order.orderNo });
      },
    });
    const asked = await askToRemove(view);
    await view.user.type(asked.getByLabelText('Payment password'), '246810');
    await view.user.click(asked.getByRole('button', { name: /^Remove/ }));
    await view.user.click(await asked.findByRole('link', { name: 'To the withdrawal' }));
    const shown = within(await screen.findByRole('region', { name: 'Your withdrawal' }));
    expect(shown.getByText('W40000001')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('helps to type and to check a long number', async () => {
  const view = open({ bankCards: { cards: [] } });
  await view.user.click(await screen.findByRole('button', { name: 'Add a bank card' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bank cards' }));
  const number = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Account number' });
  expect(number).toHaveAttribute('inputmode', 'numeric');
  expect(number).toHaveAttribute('autocomplete', 'off');
  await view.user.type(number, '12345678');
  expect(number).toHaveValue('1234 5678');
  // A digit in the middle, and one taken away there.
  await view.user.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(number).toHaveValue('1293 4567 8');
  expect(number.selectionStart).toBe(3);
  await view.user.keyboard('0');
  expect(number).toHaveValue('1290 3456 78');
  expect(number.selectionStart).toBe(4);
  await view.user.keyboard('{Backspace}');
  expect(number).toHaveValue('1293 4567 8');
  expect(number.selectionStart).toBe(3);
  await view.user.clear(number);
  await view.user.paste('1234-5678 9012');
  expect(number).toHaveValue('1234 5678 9012');
  expect(number).not.toBeInvalid();
  await view.user.clear(number);
  await view.user.type(number, '1234567');
  await view.user.type(sheet.getByRole('textbox', { name: 'Name of the account' }), 'Mali Suk');
  await view.user.click(sheet.getByRole('button', { name: 'Add this card' }));
  expect(number).toBeInvalid();
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/An account number has 8 to 20 digits/);
  expect(sent(view, 'addCard')).toEqual([]);
});

it('says at the number whose a taken card is, and goes back there', async () => {
  let own = true;
  const addCard = () => new ApiError('x', 'card.taken', 200, { own });
  const view = open({ bankCards: { cards: [] }, addCard });
  await view.user.click(await screen.findByRole('button', { name: 'Add a bank card' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bank cards' }));
  const number = sheet.getByRole('textbox', { name: 'Account number' });
  await view.user.type(sheet.getByRole('textbox', { name: 'Name of the account' }), 'Mali Suk');
  await view.user.type(number, '12345678');
  await view.user.type(sheet.getByLabelText('Payment password'), '246810');
  await view.user.click(sheet.getByRole('button', { name: 'Add this card' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription(EN['cards.own']));
  expect(number).toHaveFocus();
  own = false;
  await view.user.click(sheet.getByRole('button', { name: 'Add this card' }));
  await waitFor(() => expect(sent(view, 'addCard')).toHaveLength(2));
  await waitFor(() => expect(number).toBeInvalid());
  expect(number).not.toHaveAccessibleDescription(EN['cards.own']);
});

it('follows the operator within 10 s, and says each step where the one before was said', async () => {
  jest.useFakeTimers();
  await proves('F-WITHDRAW-11', async () => {
    const advanceTimers = jest.advanceTimersByTime;
    const [checking, paying, paid] = (['checking', 'paying', 'paid'] as const).map((status, step, all) => ({
      ...order,
      ...{ status, cancel: status === 'checking' },
      steps: all.slice(0, step + 1).map((reached, at) => ({ status: reached, at: order.createdAt + at * 60_000 })),
    }));
    let known: Withdrawable = { ...terms, open: checking! };
    const { user, unmount } = open({ withdrawable: () => known }, { advanceTimers });
    const shown = within(await screen.findByRole('region', { name: 'Your withdrawal' }));
    const status = shown.getByRole('status');
    expect(status).toHaveTextContent(EN['withdraw.state.checking']);
    for (const next of [paying!, paid!]) {
      known = next.status === 'paid' ? { ...terms, ended: next } : { ...terms, open: next };
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      // The same live region: a new one would be silent.
      expect(shown.getByRole('status')).toBe(status);
      expect(status).toHaveTextContent(EN[`withdraw.state.${next.status}`]);
      expect(shown.getByText(EN[`withdraw.step.${next.status}`]).closest('li')).toHaveAttribute('aria-current', 'step');
    }
    // Only now there may be another one.
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another withdrawal' }));
    expect(await amount()).toBeVisible();
    unmount();
  });
});

it('shows the form to who was filling it in, although a withdrawal has just ended', async () => {
  const ended: WithdrawOrder = { ...order, status: 'paid', cancel: false };
  const member = { id: 92 };
  const view = open({ withdrawable: { ...terms, ended } }, { member });
  await view.user.click(await screen.findByRole('button', { name: 'Another withdrawal' }));
  fireEvent.change(await amount(), { target: { value: '120' } });
  view.unmount();
  open({ withdrawable: { ...terms, ended } }, { member });
  expect(await amount()).toHaveValue('120');
});

it('keeps in the tab that a member went on from a withdrawal that ended, and not from the next one', async () => {
  const ended: WithdrawOrder = { ...order, status: 'paid', cancel: false };
  const member = { id: 301 };
  const view = open({ withdrawable: { ...terms, ended } }, { member });
  await view.user.click(await screen.findByRole('button', { name: 'Another withdrawal' }));
  expect(await amount()).toBeVisible();
  const kept = leftOrder.get();
  view.unmount();
  // A reload keeps nothing in memory; each rendering here begins a session, and so without the slot.
  const comesBack = (known: WithdrawOrder) => {
    keptForm.forget(member.id);
    const page = open({ withdrawable: { ...terms, ended: known } }, { member });
    leftOrder.set(kept ?? '');
    return page;
  };
  const reloaded = comesBack(ended);
  expect(await amount()).toBeVisible();
  reloaded.unmount();
  comesBack({ ...ended, orderNo: 'W40000002' });
  expect(await screen.findByText('W40000002')).toBeVisible();
});

it('shows the way of an open withdrawal, and takes it back after a question', async () => {
  const view = open({
    withdrawable: { ...terms, held: '333.33', open: order },
    cancelWithdrawal: { ...order, status: 'cancelled', cancel: false },
  });
  const shown = within(await screen.findByRole('region', { name: 'Your withdrawal' }));
  expect(shown.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    ...['Being checked', 'Being paid out', 'Paid'],
  ]);
  expect(shown.getByRole('status')).toHaveTextContent('We are checking your withdrawal.');
  await view.user.click(shown.getByRole('button', { name: 'Cancel withdrawal' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' }));
  expect(sent(view, 'cancelWithdrawal')).toEqual([]);
  await view.user.click(asked.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(sent(view, 'cancelWithdrawal')).toHaveLength(1));
  expect(sent(view, 'cancelWithdrawal')[0]?.body).toMatchObject({ orderNo: 'W40000001' });
});

it('shows what became of a withdrawal that the operator decided before it was taken back', async () => {
  let known: Withdrawable = { ...terms, held: '333.33', open: order };
  const view = open({
    withdrawable: () => known,
    cancelWithdrawal: () => {
      known = { ...known, open: { ...order, status: 'paying', cancel: false } };
      return new ApiError('x', 'system.upgrading', 200);
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' }));
  await view.user.click(asked.getByRole('button', { name: 'Yes, cancel it' }));
  const shown = within(await screen.findByRole('region', { name: 'Your withdrawal' }));
  await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent(EN['withdraw.state.paying']));
  expect(shown.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});

it.each([
  ['refused', 'Refused'],
  ['cancelled', 'Cancelled'],
] as const)('shows no step to come of a withdrawal that is %s', async (status, step) => {
  const steps = [...order.steps, { status, at: 1_700_000_060_000 }];
  open({ withdrawable: { ...terms, open: { ...order, status, cancel: false, steps } } });
  const shown = within(await screen.findByRole('region', { name: 'Your withdrawal' }));
  const said = shown.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
  expect(said).toEqual(['Being checked', step]);
});

it('has no cancel button where members may not cancel', async () => {
  open({ withdrawable: { ...terms, open: { ...order, cancel: false } } });
  await screen.findByRole('region', { name: 'Your withdrawal' });
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});

it('lists every open demand with its progress, oldest first', async () => {
  await proves('F-WAGER-02', async () => {
    const demand = (id: string, origin: 'deposit' | 'bonus', asked: string, filled: string) => {
      return { id, origin, reference: `R${id}`, asked, filled };
    };
    const demands = [
      demand('1', 'deposit', '500', '200'),
      demand('2', 'deposit', '100', '0'),
      demand('3', 'bonus', '400', '300'),
      // Full only when nothing is missing.
      demand('4', 'bonus', '1000', '999.99'),
    ];
    const view = open({ withdrawable: { ...terms, demands } });
    const region = within(await screen.findByRole('region', { name: 'Open turnover' }));
    const bars = region.getAllByRole('progressbar');
    expect(bars.map((bar) => (bar as HTMLProgressElement).value)).toEqual([40, 0, 75, 99]);
    expect(bars.map((bar) => bar.getAttribute('aria-labelledby'))).toEqual([
      'demand-1',
      'demand-2',
      'demand-3',
      'demand-4',
    ]);
    expect(region.getByText('฿300.00 missing')).toBeVisible();
    expect(region.getByText('฿300.00 of ฿400.00 staked')).toBeVisible();
    view.unmount();
    open({}, { member: { id: 9 } });
    await screen.findByRole('region', { name: 'What you can withdraw' });
    expect(screen.queryByRole('region', { name: 'Open turnover' })).toBeNull();
  });
});

it('is declared for members, not for trial accounts', () => {
  expect(remote.pages['/m/withdraw']).toMatchObject({ page: 'withdraw', guard: ['member', 'notTrial'] });
});
