import { ApiError } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { movable } from '@foyer/shared/money';
import { type Answers, renderPart, type SentRequest } from '@foyer/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import DepositPage from '../deposit/deposit.page';
import EN from '../i18n/EN.json';

const vendors: ValueOf<'vendorWallets'> = [
  { vendor: 'DS88', name: 'Dawn Spur', closed: false },
  { vendor: 'TF', name: 'Thunder Field', closed: false },
  { vendor: 'NORTHLINE', name: 'Northline', closed: true },
  { vendor: 'GRANDSTAND', name: 'Grandstand', closed: false },
];
const onWay: ValueOf<'walletTransfer'> = {
  ...{ orderNo: 'V80001', from: 'main', to: 'vendor:TF', amount: '25', createdAt: 1_700_000_000_000 },
};
const own = [
  { code: 'bonus', name: 'Bonus', balance: '50' },
  { code: 'main', name: 'Main', balance: '500' },
];
type Body = { from: string; to: string; amount: string; key: string };

/** What is at the vendors: an error for one that does not answer. */
type AtVendors = Record<string, string | Error>;

function open(at: AtVendors, answers: Answers = {}) {
  return renderPart(<DepositPage />, {
    path: '/m/voucherCenter?tab=transfer',
    texts: { wallet: EN },
    session: {},
    member: { id: 7 },
    wallet: { sumBalance: '1050', currencySymbol: '฿' },
    answers: {
      vendorWallets: vendors,
      merchantWallet: { wallets: own, held: '0' },
      vendorWallet: ({ query }) => {
        const vendor = query['vendor'] ?? '';
        const there = at[vendor] ?? '0';
        return there instanceof Error ? there : { vendor, balance: there };
      },
      walletTransfer: ({ body }) => {
        const { key: _, ...wish } = body as Body;
        return { ...onWay, ...wish };
      },
      ...answers,
    },
  });
}

const line = async (name: string) => within((await screen.findByText(name, { selector: 'li span' })).closest('li')!);
const moved = (requests: readonly SentRequest[]) =>
  requests.filter(({ call }) => call === 'walletTransfer').map(({ body }) => body as Body);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

const silent = new ApiError('x', 'vendor.unavailable', 200);

it('lists each purse by itself: a vendor that does not answer spoils no other', async () => {
  await proves('F-TRANSFER-01', async () => {
    const at: AtVendors = { DS88: '100', TF: silent, NORTHLINE: '20.5', GRANDSTAND: '0' };
    const never = new Promise<never>(() => undefined);
    const view = open(at);
    expect(await (await line('Thunder Field')).findByRole('alert')).toHaveTextContent('This provider does not answer');
    expect(await (await line('Dawn Spur')).findByText('฿100.00')).toBeVisible();
    expect(screen.getByText('฿670.50')).toBeVisible();
    expect(screen.getByText('Without Thunder Field, which is not known now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move now' })).toBeEnabled();
    // One line asks for itself alone.
    const asked = () => view.requests.filter(({ call }) => call === 'vendorWallet').map(({ query }) => query['vendor']);
    const before = asked().length;
    at['TF'] = '7';
    await view.user.click((await line('Thunder Field')).getByRole('button', { name: 'Ask Thunder Field again' }));
    expect(await (await line('Thunder Field')).findByText('฿7.00')).toBeVisible();
    expect(asked().slice(before)).toEqual(['TF']);
    expect(screen.getByText('฿677.50')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(
        asked()
          .slice(before + 1)
          .sort(),
      ).toEqual(['DS88', 'GRANDSTAND', 'NORTHLINE', 'TF']),
    );
    view.unmount();
    // One that hangs leaves the others usable, too.
    open({}, { vendorWallet: ({ query }) => (query['vendor'] === 'TF' ? never : { vendor: 'x', balance: '3' }) });
    expect(await (await line('Dawn Spur')).findByText('฿3.00')).toBeVisible();
    expect(screen.getByText('Without Thunder Field, which is not known now')).toBeVisible();
  });
});

it('brings everything back in one press, and says purse by purse how it went', async () => {
  await proves('F-TRANSFER-04', async () => {
    const at: AtVendors = { DS88: '100', TF: '40.129', NORTHLINE: '20', GRANDSTAND: '5' };
    let trouble: Error | undefined = silent;
    const view = open(at, {
      walletTransfer: ({ body }) => {
        const { key: _, ...wish } = body as Body;
        const vendor = wish.from.slice('vendor:'.length);
        if (vendor === 'TF' && trouble !== undefined) return trouble;
        at[vendor] = vendor === 'TF' ? '0.009' : '0';
        return { ...onWay, ...wish };
      },
    });
    expect((await line('Northline')).getByText(/Closed: money can be taken out, not put in/)).toBeVisible();
    await (await line('Grandstand')).findByText('฿5.00');
    const press = screen.getByRole('button', { name: 'Bring everything back' });
    await waitFor(() => expect(press).toBeEnabled());
    await view.user.dblClick(press);
    expect(await (await line('Grandstand')).findByText('฿5.00 came back')).toBeVisible();
    expect((await line('Dawn Spur')).getByText('฿100.00 came back')).toBeVisible();
    expect((await line('Northline')).getByText('฿20.00 came back')).toBeVisible();
    expect((await line('Thunder Field')).getByText(/This provider does not answer/)).toBeVisible();
    expect(await (await line('Grandstand')).findByText('฿0.00')).toBeVisible();
    expect(moved(view.requests).map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ['vendor:DS88', 'main', '100'],
      ['vendor:TF', 'main', '40.12'],
      ['vendor:NORTHLINE', 'main', '20'],
      ['vendor:GRANDSTAND', 'main', '5'],
    ]);
    trouble = undefined;
    await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'));
    await view.user.click(press);
    expect(await (await line('Thunder Field')).findByText('฿40.12 came back')).toBeVisible();
    expect(moved(view.requests).slice(4)).toMatchObject([{ from: 'vendor:TF', amount: '40.12' }]);
  });
});

it('repeats a wish whose answer was lost with its key', async () => {
  const view = open({ TF: '40' }, { walletTransfer: new TypeError('cut') });
  const press = await screen.findByRole('button', { name: 'Bring everything back' });
  await waitFor(() => expect(press).toBeEnabled());
  await view.user.click(press);
  expect(await screen.findByText(EN['purses.unknown'])).toBeVisible();
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'));
  await view.user.click(press);
  await waitFor(() => expect(moved(view.requests)).toHaveLength(2));
  expect(new Set(moved(view.requests).map(({ key }) => key)).size).toBe(1);
});

it.each([
  [undefined, undefined],
  ['0.999', undefined],
  ['1', '1'],
  ['40.129', '40.12'],
])('of %s %s can be moved', (balance, amount) => expect(movable(balance)).toBe(amount));

it('moves an amount within what the purse holds, and says when it is on its way', async () => {
  const view = open({ TF: '40' }, { merchantWallet: { wallets: own, held: '30', onWay: [onWay] } });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Thunder Field');
  for (const [typed, problem] of [
    ['500.01', 'There is only ฿500.00 in this wallet'],
    ['0.99', 'At least ฿1.00'],
    ...['1e3', '-5', '+5', '1,000', '1.001', '9'.repeat(40)].map((each) => [each, /Use digits/] as const),
    ['', 'Enter an amount'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    await view.user.click(screen.getByRole('button', { name: 'Move now' }));
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
  }
  expect(moved(view.requests)).toEqual([]);
  fireEvent.change(field, { target: { value: '25' } });
  await view.user.click(screen.getByRole('button', { name: 'Move now' }));
  expect(await screen.findByRole('heading', { name: 'On its way' })).toHaveFocus();
  expect(moved(view.requests)).toMatchObject([{ from: 'main', to: 'vendor:TF', amount: '25' }]);
});

it('takes out of a provider’s purse what is there, and starts another transfer without an amount', async () => {
  const view = open({ DS88: '40' });
  await (await line('Dawn Spur')).findByText('฿40.00');
  await view.user.click(screen.getByRole('radio', { name: EN['purses.out'] }));
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  fireEvent.change(field, { target: { value: '40.01' } });
  await view.user.click(screen.getByRole('button', { name: 'Move now' }));
  expect(field).toHaveAccessibleDescription('There is only ฿40.00 in this wallet');
  expect(moved(view.requests)).toEqual([]);
  fireEvent.change(field, { target: { value: '40' } });
  await view.user.click(screen.getByRole('button', { name: 'Move now' }));
  await view.user.click(await screen.findByRole('button', { name: EN['purses.another'] }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(moved(view.requests)).toMatchObject([{ from: 'vendor:DS88', to: 'main', amount: '40' }]);
});
