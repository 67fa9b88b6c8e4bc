import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import DepositPage from './deposit.page';

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
  ...more,
});

function open(answers: Answers = {}) {
  return renderPart(<DepositPage />, {
    path: '/m/voucherCenter',
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { depositMethods: methods, openDeposits: [], deposit: order(), ...answers },
  });
}

beforeEach(() => {
  sessionStorage.clear();
  // React reads the form when a submit is dispatched, but the environment's FormData is Node's and cannot read forms.
  jest.spyOn(globalThis, 'FormData').mockReturnValue({} as FormData);
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
      expect(screen.getByRole('radio', { name: /Fee 1.5%/ })).toBeChecked();
      await user.type(await amount(), '333');
      const summary = within(screen.getByRole('region', { name: 'Summary' }));
      expect(summary.getByText('฿338.00')).toBeVisible();
      await user.click(submit());
      expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toHaveFocus();
    });
    expect(screen.getByText('D50000001')).toBeVisible();
    expect(screen.getByText('฿500.00')).toBeVisible();
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

  it('sends the same key again after a lost answer, and a new one for another amount', async () => {
    let trouble: Error | undefined = new TypeError('down');
    const { user, requests } = open({ deposit: () => trouble ?? order() });
    await user.type(await amount(), '500');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(screen.getByRole('alert')).toHaveTextContent(EN['deposit.lost']);
    await user.click(submit());
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    await screen.findByRole('alert');
    await user.type(await amount(), '0');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    trouble = undefined;
    await user.click(submit());
    await screen.findByRole('heading', { name: EN['done.approved'] });
    const keys = sent(requests).map(({ body }) => (body as { key: string }).key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['at once', 0, '500', 1],
    ['written otherwise', 0, '500.00', 1],
    ['almost an hour later', 3_599_000, '500', 1],
    ['more than an hour later', 3_600_000, '500', 2],
    ['with another amount', 0, '501', 2],
  ])(
    'after a lost answer and a reload, pressed again %s, is as many deposits as were wished for',
    async (_when, later, again, keys) => {
      jest.useFakeTimers({ advanceTimers: true });
      const first = open({ deposit: new TypeError('down') });
      await first.user.type(await amount(), '500');
      await first.user.click(submit());
      await screen.findByRole('alert');
      first.unmount();
      const key = ({ body }: (typeof first.requests)[number]) => (body as { key: string }).key;
      expect(Object.values({ ...sessionStorage }).join()).toContain(key(sent(first.requests)[0]!));
      jest.setSystemTime(Date.now() + later);
      // A new page has only the tab's storage.
      const second = open();
      await second.user.type(await amount(), again);
      await second.user.click(submit());
      await screen.findByRole('heading', { name: EN['done.approved'] });
      expect(new Set([...sent(first.requests), ...sent(second.requests)].map(key)).size).toBe(keys);
      // The order was carried out, so the next one is another deposit.
      await second.user.click(screen.getByRole('button', { name: EN['done.again'] }));
      await second.user.type(await amount(), again);
      await second.user.click(submit());
      await waitFor(() => expect(new Set(sent(second.requests).map(key)).size).toBe(2));
    },
  );

  it('shows why it was refused, and adopts new limits', async () => {
    const { user, requests } = open({ deposit: new ApiError('x', 'amount.range', 200, { min: '600', max: '900' }) });
    await user.type(await amount(), '500');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose an amount from 600.00 to 900.00');
    expect(screen.getByRole('alert')).not.toHaveTextContent(EN['deposit.lost']);
    // The error above the button scrolls into view with it, not covered by the footer.
    const [moved] = jest.mocked(Element.prototype.scrollIntoView).mock.contexts as HTMLElement[];
    expect(moved).toContainElement(screen.getByRole('alert'));
    expect(moved).toContainElement(submit());
    await waitFor(() => expect(requests.filter(({ call }) => call === 'depositMethods')).toHaveLength(2));
  });
});

describe('a pending deposit', () => {
  const waiting = order({ status: 'pending', amount: '10000' });

  it('is listed, and panel and balance are updated when it is decided', async () => {
    jest.useFakeTimers();
    let list: DepositOrder[] = [];
    const refreshed = jest.fn();
    const { user, requests } = renderPart(<DepositPage />, {
      texts: { wallet: EN },
      session: {},
      answers: {
        depositMethods: methods,
        openDeposits: () => list,
        deposit: () => {
          list = [waiting];
          return waiting;
        },
      },
      advanceTimers: jest.advanceTimersByTime,
    });
    const off = bus.on('wallet:refresh', refreshed);
    await user.type(await amount(), '10000');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: EN['done.pending'] })).toBeVisible();
    expect(screen.queryByRole('link', { name: EN['done.play'] })).not.toBeInTheDocument();
    expect(screen.getByText('Scan and pay.')).toBeVisible();
    const row = within(screen.getByRole('region', { name: EN['open.title'] }));
    expect(row.getByText('D50000001')).toBeVisible();
    expect(row.getByText(/Waiting for the cashier/)).toBeVisible();
    expect(refreshed).not.toHaveBeenCalled();

    // A list of twenty other orders says nothing about this one.
    list = Array.from({ length: 20 }, (_, index) => order({ status: 'pending', orderNo: `D${6000 + index}` }));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(requests.at(-1)).toMatchObject({ call: 'openDeposits', query: { orderNo: 'D50000001' } });
    expect(screen.getByRole('heading', { name: EN['done.pending'] })).toBeVisible();
    refreshed.mockClear();

    list = [{ ...waiting, status: 'approved' }];
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByRole('heading', { name: EN['done.approved'] })).toBeVisible();
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: EN['open.title'] })).not.toBeInTheDocument();
    off();
  });

  it('that was refused says so', async () => {
    open({ openDeposits: [order({ status: 'refused' })] });
    expect(await screen.findByText(/^Refused · /)).toBeVisible();
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
