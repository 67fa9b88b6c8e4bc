import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import DepositPage from './deposit.page';
import { openPayment } from './open-payment';

// jsdom's location cannot be watched.
jest.mock('./open-payment');

// Roles are searched in whole pages, which takes long on a busy machine.
jest.setTimeout(120_000);

const methods: DepositMethod[] = [
  {
    code: 'QR',
    kind: 'qr',
    name: 'Instant QR',
    min: '50',
    max: '50000',
    quickAmounts: ['100', '500', '1000'],
    feePercent: '0',
    note: 'Scan and pay.',
  },
  { code: 'CARD', kind: 'card', name: 'Card', min: '200', max: '20000', quickAmounts: ['200'], feePercent: '1.5' },
];

const order = (more: Partial<DepositOrder> = {}): DepositOrder => ({
  orderNo: 'D50000001',
  method: 'QR',
  kind: 'qr',
  amount: '500',
  fee: '0',
  status: 'approved',
  createdAt: new Date('2026-11-20T09:05:00').getTime(),
  steps: [{ status: 'pending', at: new Date('2026-11-20T09:05:00').getTime() }],
  ...more,
});

function open(answers: Answers = {}, { search = '', advanceTimers }: { search?: string; advanceTimers?: true } = {}) {
  return renderPart(<DepositPage />, {
    ...(advanceTimers && { advanceTimers: jest.advanceTimersByTime }),
    path: `/m/voucherCenter${search}`,
    texts: { wallet: EN },
    session: {},
    member: { id: 7 },
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { depositMethods: methods, openDeposits: [], deposit: order(), ...answers },
  });
}

beforeEach(() => {
  jest.mocked(openPayment).mockClear();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('depositDetailVersion', 'new');
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const submit = () => screen.getByRole('button', { name: 'Deposit' });
const sent = (requests: ReturnType<typeof open>['requests']) => requests.filter(({ call }) => call === 'deposit');

describe.each(['new', 'base'] as const)('the %s layout', (version) => {
  beforeEach(() => localStorage.setItem('depositDetailVersion', version));

  it('takes a method and an amount, and places the deposit', async () => {
    const refreshed = jest.fn();
    const off = bus.on('wallet:refresh', refreshed);
    const { user, requests } = open();
    await proves('S2-ROUTES-18', async () => {
      await user.click(await screen.findByRole('radio', { name: /Card/ }));
      expect(screen.getByRole('radio', { name: /Fee 1.5 %/ })).toBeChecked();
      await user.type(await amount(), '333');
      const summary = within(screen.getByRole('region', { name: 'Summary' }));
      expect(summary.getByText('฿338.00')).toBeVisible();
      await user.click(submit());
      expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toHaveFocus();
    });
    expect(screen.getByText('D50000001')).toBeVisible();
    expect(screen.getAllByText('฿500.00')).not.toEqual([]);
    expect(screen.getByRole('link', { name: EN['done.record'] })).toHaveAttribute('href', '/m/transaction/record');
    expect(screen.getByRole('link', { name: EN['done.play'] })).toHaveAttribute('href', '/m/gameList?gameType=HOT');
    expect(screen.getByRole('link', { name: EN['done.home'] })).toHaveAttribute('href', '/m/home');
    expect(sent(requests)).toHaveLength(1);
    expect(sent(requests)[0]).toMatchObject({
      method: 'POST',
      path: '/wps/transaction/deposit',
      body: { method: 'CARD', amount: '333', key: expect.stringMatching(/^[\da-f]{32}$/) },
    });
    expect(refreshed).toHaveBeenCalledTimes(1);
    off();
    await user.click(screen.getByRole('button', { name: EN['done.again'] }));
    expect(await amount()).toHaveValue('');
  });

  it('has buttons for common amounts', async () => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('button', { name: '฿500' }));
    expect(await amount()).toHaveValue('500');
    expect(screen.getByRole('button', { name: '฿500' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(submit());
    await screen.findByRole('heading', { name: EN['done.approved'] });
    expect(sent(requests)[0]?.body).toMatchObject({ method: 'QR', amount: '500' });
  });
});

it('looks as the merchant chose', async () => {
  const limits = async () => {
    const view = open();
    await amount();
    const shown = screen.queryByText(/฿200.00 to ฿20,000.00/) !== null;
    view.unmount();
    return shown;
  };
  expect(await limits()).toBe(false);
  localStorage.setItem('depositDetailVersion', 'base');
  expect(await limits()).toBe(true);
});

describe('an amount that cannot be sent', () => {
  it.each([
    ['', 'Enter an amount'],
    ['49.99', 'At least ฿50.00'],
    ['50001', 'At most ฿50,000.00'],
    ['100.555', 'Use digits, with at most two decimals'],
  ])('"%s": %s', async (typed, problem) => {
    const { user, requests } = open();
    const field = await amount();
    if (typed !== '') await user.type(field, typed);
    await user.click(submit());
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
    expect(sent(requests)).toEqual([]);
  });

  it('is checked by the limits of the chosen method', async () => {
    const { user } = open();
    const field = await amount();
    await user.type(field, '100');
    await user.click(submit());
    await screen.findByRole('heading', { name: EN['done.approved'] });
    await user.click(screen.getByRole('button', { name: EN['done.again'] }));
    await user.click(await screen.findByRole('radio', { name: /Card/ }));
    await user.type(await amount(), '100');
    await user.click(submit());
    expect(await amount()).toHaveAccessibleDescription('At least ฿200.00');
  });
});

describe('a button that moves money', () => {
  it('pressed twice sends once', async () => {
    let answer: (value: DepositOrder) => void = () => undefined;
    const { user, requests } = open({
      deposit: () =>
        new Promise<DepositOrder>((resolve) => {
          answer = resolve;
        }),
    });
    await user.type(await amount(), '500');
    const button = submit();
    act(() => {
      button.click();
      button.click();
    });
    await user.click(button);
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => answer(order()));
    await screen.findByRole('heading', { name: EN['done.approved'] });
    expect(sent(requests)).toHaveLength(1);
  });

  it('whose answer is lost ends in a receipt, without another press', async () => {
    const { user, requests } = open({
      deposit: new TypeError('down'),
      outcome: { state: 'done', answer: order() },
    });
    await user.type(await amount(), '500');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toHaveFocus();
    expect(sent(requests)).toHaveLength(1);
    const { key } = sent(requests)[0]!.body as { key: string };
    expect(requests.find(({ call }) => call === 'outcome')?.query).toEqual({ operation: 'deposit', key });
  });

  it('whose answer is lost is checked after a reload too, and does not send the browser away', async () => {
    const assign = jest.mocked(openPayment);
    const first = open({ deposit: new TypeError('down'), outcome: new TypeError('down') });
    await first.user.type(await amount(), '500');
    await first.user.click(submit());
    expect(await screen.findByText('Checking…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    first.unmount();
    const paid = order({ status: 'pending', payUrl: 'http://pay.a.localhost/pay/D50000001?s=x' });
    open({ outcome: { state: 'done', answer: paid } });
    expect(await screen.findByRole('heading', { name: EN['done.pending'] })).toBeVisible();
    expect(screen.getByRole('button', { name: EN['done.pay'] })).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes to the payment host in the same tab', async () => {
    const assign = jest.mocked(openPayment);
    const payUrl = 'http://pay.a.localhost/pay/D50000001?s=x';
    const { user, where } = open({ deposit: order({ status: 'pending', payUrl }) });
    await user.type(await amount(), '500');
    await user.click(submit());
    await waitFor(() => expect(assign.mock.calls).toEqual([[payUrl]]));
    // The browser's way back leads to the order.
    await waitFor(() => expect(where()).toBe('/m/voucherCenter?order=D50000001'));
  });

  it('shows why it was refused, and adopts new limits', async () => {
    const { user, requests } = open({ deposit: new ApiError('x', 'amount.range', 200, { min: '600', max: '900' }) });
    await user.type(await amount(), '500');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose an amount from 600.00 to 900.00');
    // The error above the button scrolls into view with it, not covered by the footer.
    const [moved] = jest.mocked(Element.prototype.scrollIntoView).mock.contexts as HTMLElement[];
    expect(moved).toContainElement(screen.getByRole('alert'));
    expect(moved).toContainElement(submit());
    await waitFor(() => expect(requests.filter(({ call }) => call === 'depositMethods')).toHaveLength(2));
    // It was said of that way alone.
    await user.click(screen.getByRole('radio', { name: /Card/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('for a way that was closed meanwhile keeps the amount, and leads to the choice', async () => {
    await proves('F-DEPOSIT-01', async () => {
      let offered = methods;
      const { user, requests } = open({
        depositMethods: () => offered,
        deposit: () => {
          offered = methods.slice(1);
          return new ApiError('x', 'method.closed', 200);
        },
      });
      await user.type(await amount(), '500');
      await user.click(submit());
      await waitFor(() => expect(screen.queryByRole('radio', { name: /Instant QR/ })).toBeNull());
      expect(requests.filter(({ call }) => call === 'depositMethods')).toHaveLength(2);
      expect(await amount()).toHaveValue('500');
      expect(screen.getByRole('radio', { name: /Card/ })).toHaveFocus();
      expect(screen.getByRole('alert')).toBeVisible();
    });
  });

  it('for a fourth that waits shows the three', async () => {
    let list: DepositOrder[] = [];
    const { user } = open({
      openDeposits: () => list,
      deposit: () => {
        list = [1, 2, 3].map((at) => order({ status: 'pending', orderNo: `D${at}` }));
        return new ApiError('x', 'deposit.waiting', 200, { max: '3' });
      },
    });
    await proves('F-DEPOSIT-10', async () => {
      await user.type(await amount(), '500');
      await user.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent('3');
      const rows = within(await screen.findByRole('region', { name: EN['open.title'] }));
      expect(rows.getAllByRole('listitem')).toHaveLength(3);
    });
  });
});

describe('a waiting deposit', () => {
  const waiting = order({ status: 'pending', amount: '10000' });

  it('is looked up each 5 s during 2 min of visible page, then by a button, and its decision is shown', async () => {
    jest.useFakeTimers();
    let list: DepositOrder[] = [];
    const refreshed = jest.fn();
    const off = bus.on('wallet:refresh', refreshed);
    const { user, requests } = open(
      {
        openDeposits: () => list,
        deposit: () => {
          list = [waiting];
          return waiting;
        },
      },
      { advanceTimers: true },
    );
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const looks = () => requests.filter(({ call }) => call === 'openDeposits').length;
    await user.type(await amount(), '10000');
    await user.click(submit());
    await proves('F-DEPOSIT-08', async () => {
      expect(await screen.findByRole('heading', { name: EN['done.pending'] })).toBeVisible();
      expect(screen.queryByRole('link', { name: EN['done.play'] })).not.toBeInTheDocument();
      await wait(100);
      const before = looks();
      await wait(5_000);
      expect(looks()).toBe(before + 1);
      expect(requests.at(-1)).toMatchObject({ call: 'openDeposits', query: { orderNo: 'D50000001' } });
      // A hidden page asks nothing, and its time does not count.
      const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await wait(300_000);
      expect(looks()).toBe(before + 1);
      visible.mockReturnValue('visible');
      expect(screen.queryByRole('button', { name: EN['open.look'] })).toBeNull();
      await wait(23 * 5_000);
      expect(looks()).toBe(before + 24);
      await wait(60_000);
      expect(looks()).toBe(before + 24);
      refreshed.mockClear();
      list = [{ ...waiting, status: 'approved' }];
      await user.click(screen.getByRole('button', { name: EN['open.look'] }));
      await wait(100);
      expect(screen.getByRole('heading', { name: EN['done.approved'] })).toBeVisible();
      expect(screen.getByText(EN['done.approvedNext'])).toHaveAttribute('role', 'status');
      expect(refreshed).toHaveBeenCalledTimes(1);
    });
    off();
  });

  it('that is refused while it is followed gives its reason and the form; an expired one never looks booked', async () => {
    await proves('F-DEPOSIT-08', async () => {
      for (const status of ['refused', 'expired'] as const) {
        jest.useFakeTimers();
        let list = [waiting];
        const view = open({ openDeposits: () => list }, { search: '?order=D50000001', advanceTimers: true });
        expect(await screen.findByRole('heading', { name: EN['done.pending'] })).toBeVisible();
        list = [{ ...waiting, status, ...(status === 'refused' ? { reason: 'Name differs' } : {}) }];
        await act(() => jest.advanceTimersByTimeAsync(5_100));
        expect(screen.getByRole('heading', { name: EN[`done.${status}`] })).toHaveFocus();
        const said = status === 'refused' ? 'Name differs' : EN['done.expiredNext'];
        expect(within(screen.getAllByRole('status')[0]!).getByText(said)).toBeVisible();
        expect(await amount()).toHaveValue('10000');
        expect(screen.queryByText(EN['done.approved'])).toBeNull();
        view.unmount();
        jest.useRealTimers();
      }
    });
  });

  it('is listed, opens from the list, and is taken back after a question', async () => {
    let list = [waiting];
    const view = open({
      openDeposits: () => list,
      cancelDeposit: () => {
        list = [{ ...waiting, status: 'cancelled' }];
        return list[0]!;
      },
    });
    const rows = within(await screen.findByRole('region', { name: EN['open.title'] }));
    await view.user.click(rows.getByRole('button', { name: /D50000001.*Waiting for the cashier/ }));
    expect(await screen.findByRole('heading', { name: EN['done.pending'] })).toHaveFocus();
    await waitFor(() => expect(view.where()).toBe('/m/voucherCenter?order=D50000001'));
    await view.user.click(screen.getByRole('button', { name: EN['deposit.cancel'] }));
    const asked = within(await screen.findByRole('dialog', { name: EN['deposit.cancelTitle'] }));
    expect(view.requests.filter(({ call }) => call === 'cancelDeposit')).toEqual([]);
    await view.user.click(asked.getByRole('button', { name: EN['deposit.cancelYes'] }));
    expect(await screen.findByRole('heading', { name: EN['done.cancelled'] })).toBeVisible();
    const [cancel, ...others] = view.requests.filter(({ call }) => call === 'cancelDeposit');
    expect(cancel?.body).toMatchObject({ orderNo: 'D50000001', key: expect.any(String) });
    expect(others).toEqual([]);
  });

  it('whose payment was faster than taking it back shows what became of it', async () => {
    let list = [waiting];
    const view = open(
      {
        openDeposits: () => list,
        cancelDeposit: () => {
          list = [{ ...waiting, status: 'approved' }];
          return new ApiError('x', 'system.upgrading', 200);
        },
      },
      { search: '?order=D50000001' },
    );
    await view.user.click(await screen.findByRole('button', { name: EN['deposit.cancel'] }));
    const asked = within(await screen.findByRole('dialog', { name: EN['deposit.cancelTitle'] }));
    await view.user.click(asked.getByRole('button', { name: EN['deposit.cancelYes'] }));
    expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toBeVisible();
  });

  it('that is being looked into is followed, too', async () => {
    jest.useFakeTimers();
    const { requests } = open({ openDeposits: [order({ status: 'review' })] }, { advanceTimers: true });
    const looks = () => requests.filter(({ call }) => call === 'openDeposits').length;
    await screen.findByRole('region', { name: EN['open.title'] });
    const before = looks();
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(looks()).toBe(before + 1);
    jest.useRealTimers();
  });

  it('that was refused says so', async () => {
    open({ openDeposits: [order({ status: 'refused' })] });
    const row = (await screen.findByText('D50000001')).closest('li');
    expect(row).toHaveTextContent(/Refused · \w+ \d+, \d\d:\d\d/);
  });

  it('whose list fails to load leaves the form usable, and offers another try', async () => {
    let answer: DepositOrder[] | Error = new ApiError('x', 'system.upgrading', 200);
    const { user } = open({ openDeposits: () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(EN['open.failed']);
    expect(await amount()).toBeVisible();
    answer = [waiting];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('D50000001')).toBeVisible();
  });
});

describe('the way back from the payment page', () => {
  it.each(['refused', 'cancelled'] as const)('of a payment that was %s ends at the filled form', async (status) => {
    const ended = order({ status, method: 'CARD', kind: 'card', amount: '333', fee: '5', orderNo: 'D7' });
    const fresh = order({ orderNo: 'D8' });
    const { user, requests, where } = open(
      { openDeposits: [ended], deposit: fresh },
      { search: '?order=D7&result=success' },
    );
    expect(await screen.findByRole('heading', { name: EN[`done.${status}`] })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
    expect(await amount()).toHaveValue('333');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toBeVisible();
    expect(sent(requests)[0]?.body).toMatchObject({ method: 'CARD', amount: '333' });
    await waitFor(() => expect(where()).toBe('/m/voucherCenter'));
  });

  it('of a stranger’s order shows that there is none', async () => {
    const { user } = open({ openDeposits: [] }, { search: '?order=D7&result=success' });
    await user.click(await screen.findByRole('button', { name: EN['done.again'] }));
    expect(await amount()).toHaveValue('');
  });
});

describe.each(['new', 'base'] as const)('a bank transfer in the %s layout', (version) => {
  const transfer = { bank: 'Demo Bank', account: '000-0-00000-0', payee: 'Foyer Demo' };
  const waiting = order({ status: 'pending', kind: 'bank', method: 'BANK', transfer, amount: '1500', fee: '2.5' });
  const lines = { amount: '1502.50', account: '000-0-00000-0', payee: 'Foyer Demo', number: 'D50000001' };
  const names = [EN['transfer.amount'], EN['transfer.account'], EN['transfer.payee'], EN['done.order']];
  beforeEach(() => localStorage.setItem('depositDetailVersion', version));

  it('has each fact to be copied by itself', async () => {
    await proves('F-DEPOSIT-11', async () => {
      const { user } = open({ openDeposits: [waiting] }, { search: '?order=D50000001' });
      const shown = within(await screen.findByRole('region', { name: EN['transfer.title'] }));
      expect(shown.getByText('฿1,502.50')).toBeVisible();
      const write = jest.spyOn(navigator.clipboard, 'writeText');
      for (const [at, value] of Object.values(lines).entries()) {
        await user.click(shown.getByRole('button', { name: `Copy: ${names[at]}` }));
        expect(await shown.findByText(`Copied: ${names[at]}`)).toHaveAttribute('role', 'status');
        expect(write).toHaveBeenLastCalledWith(value);
      }
      write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      for (const [at, value] of Object.values(lines).entries()) {
        await user.click(shown.getByRole('button', { name: `Copy: ${names[at]}` }));
        expect(await shown.findByText(new RegExp(`Selected: ${names[at]}`))).toHaveAttribute('role', 'status');
        expect(String(getSelection())).toBe(value);
      }
    });
  });
});

describe('states', () => {
  it('shows a placeholder while the methods load', () => {
    open({ depositMethods: () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('shows when no method is available, and when they do not load', async () => {
    const { unmount } = open({ depositMethods: [] });
    expect(await screen.findByText(EN['deposit.noMethods'])).toBeVisible();
    unmount();
    let answer: DepositMethod[] | Error = new ApiError('x', 'system.upgrading', 200);
    const { user } = open({ depositMethods: () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    answer = methods;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amount()).toBeVisible();
  });
});

it('is for members only', () => {
  expect(remote.pages['/m/voucherCenter'].guard).toEqual(['member', 'notTrial']);
});
