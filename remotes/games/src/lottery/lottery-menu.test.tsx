import { ApiError } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import EN from '../i18n/EN.json';
import LotteryOrdersPage from '../lottery-orders/lottery-orders.page';
import LotteryResultsPage from '../lottery-results/lottery-results.page';
import MoreLotteryPage from '../more-lottery/more-lottery.page';
import { lottery, vendorData } from '../testing/fixtures';
import { result } from '../testing/lottery-fixtures';
import LotteryPage from './lottery.page';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

const soon = Date.now() + 60_000;
const lotteries = [
  lottery(soon),
  lottery(soon, { code: 'DRDICE', displayName: 'Dragon Dice' }),
  lottery(soon, { code: 'MKNORTH', displayName: 'Mekong North', gameClassifyNew: 'VIETNAM' }),
  lottery(soon, { code: 'HAPPY8', displayName: 'Happy Eight', gameClassifyNew: 'KENO' }),
];
/** A menu of the merchant's own: the other way round, in its words, without keno. */
const lotteryMenu: ValueOf<'lotteryMenu'> = [
  {
    gameClassifyNew: 'VIETNAM',
    displayName: 'From Hanoi',
    lotteries: [{ code: 'MKNORTH', displayName: 'Mekong North', until: Date.now() + 3_600_000 }],
  },
  {
    gameClassifyNew: 'FAST',
    displayName: 'In a minute',
    lotteries: [
      { code: 'DRDICE', displayName: 'Dragon Dice', until: Date.now() - 1000 },
      { code: 'LTN1M', displayName: 'Lantern Minute' },
    ],
  },
];

const show = (Page: ComponentType, path: string, answers: RenderOptions['answers'] = {}) => {
  const shown = renderPart(<Page />, {
    path,
    texts: { games: EN },
    session: {},
    member: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: {
      gameVendors: vendorData({ LOTT: ['LOTT'] }),
      lotteryList: lotteries,
      lotteryMenu,
      lotteryResults: { content: [result(soon - 120_000)] },
      lotteryOrders: { content: [] },
      ...answers,
    },
  });
  const asked = () => shown.requests.filter(({ call }) => call === 'lotteryMenu');
  return { ...shown, asked };
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const once = [{ method: 'GET', path: '/wps/lottery/menu', query: { language: 'EN' } }];
const lists = [
  ['/m/lottery', LotteryPage],
  ['/m/moreLottery', MoreLotteryPage],
] as const;

it.each(lists)('%s has the merchant’s classes in its order and words, and what is in them', async (path, Page) => {
  const { asked } = show(Page, path);
  await proves('S7-API-62', async () => {
    const fast = await screen.findByRole('region', { name: 'In a minute' });
    expect(headings()).toEqual(['From Hanoi', 'In a minute']);
    const cards = within(fast).getAllByRole('button');
    expect(cards.map(({ textContent }) => /Dragon Dice|Lantern Minute/.exec(textContent ?? '')?.[0])).toEqual([
      'Dragon Dice',
      'Lantern Minute',
    ]);
    expect(screen.queryByText('Happy Eight')).toBeNull();
    expect(asked()).toMatchObject(once);
  });
  const hanoi = within(screen.getByRole('region', { name: 'From Hanoi' }));
  expect(hanoi.getByText(/^In maintenance until /)).toBeVisible();
  expect(screen.getAllByText(/In maintenance/)).toHaveLength(1);
});

it('the filters of all lotteries are the classes of the menu', async () => {
  const { user } = show(MoreLotteryPage, '/m/moreLottery');
  const kinds = await screen.findByRole('group', { name: EN['moreLottery.kind'] });
  const names = within(kinds).getAllByRole('radio');
  expect(names.map((kind) => kind.getAttribute('value'))).toEqual(['', 'VIETNAM', 'FAST']);
  await user.click(within(kinds).getByLabelText('From Hanoi'));
  expect(headings()).toEqual(['From Hanoi']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 lotteries');
});

it('results and orders offer the lotteries of the menu, and ask for no draws of others', async () => {
  const results = show(LotteryResultsPage, '/m/lotteryResults?code=LTN1M');
  await proves('S7-API-62', async () => {
    const chips = within(await screen.findByRole('group', { name: EN['results.lottery'] })).getAllByRole('radio');
    expect(chips.map((chip) => chip.getAttribute('value'))).toEqual(['MKNORTH', 'DRDICE', 'LTN1M']);
    expect(results.asked()).toMatchObject(once);
    expect(results.requests.some(({ call }) => call === 'lotteryList')).toBe(false);
    results.unmount();
    const orders = show(LotteryOrdersPage, '/m/lotteryOrders');
    await waitFor(() => {
      const choices = within(screen.getByLabelText(EN['orders.lottery'])).getAllByRole('option');
      expect(choices.map(({ textContent }) => textContent)).toEqual([
        EN['orders.allLotteries'],
        'Mekong North',
        'Dragon Dice',
        'Lantern Minute',
      ]);
    });
    expect(orders.asked()).toMatchObject(once);
    expect(orders.requests.some(({ call }) => call === 'lotteryList')).toBe(false);
  });
});

it.each(lists)('%s keeps the lotteries by their classes while the menu fails, with another try', async (path, Page) => {
  let down = true;
  const failing = () => (down ? new ApiError('x', 'system.upgrading', 200) : lotteryMenu);
  const { user } = show(Page, path, { lotteryMenu: failing });
  expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
  expect(headings()).toEqual(['Fast draws', 'Vietnam', 'Keno']);
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'From Hanoi' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(lists)('%s waits for the menu, so that nothing changes its place', async (path, Page) => {
  let answer: (menu: typeof lotteryMenu) => void = () => undefined;
  show(Page, path, { lotteryMenu: () => new Promise((resolve) => (answer = resolve)) });
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  answer(lotteryMenu);
  expect(await screen.findByRole('region', { name: 'From Hanoi' })).toBeVisible();
});
