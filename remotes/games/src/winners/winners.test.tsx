import { ApiError } from '@foyer/shared/api';
import type { LotteryWinner } from '@foyer/shared/contract';
import { renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import HomeLottery from '../home-lottery/home-lottery.widget';
import EN from '../i18n/EN.json';
import LotteryPage from '../lottery/lottery.page';
import { lottery, lotteryMenu, vendorData } from '../testing/fixtures';

const win = (account: string, winAmount: string): LotteryWinner => ({
  vo: { account, winAmount, code: 'LTN1M', displayName: 'Lantern Minute', wonAt: Date.now() },
});

/** Sorted as texts, or as binary fractions, these stand in another order. */
const unsorted = [
  win('som***42', '9000.5'),
  win('mal***77', '10000000000000000.01'),
  win('pim***08', '10000000000000000.02'),
  win('bee***31', '1000'),
  win('kai***19', '9000.50'),
  win('dao***55', '12000'),
];

const show = (Part: ComponentType, lotteryWinners: unknown) =>
  renderPart(<Part />, {
    texts: { games: EN },
    answers: {
      gameVendors: vendorData({ LOTT: ['LOTT'] }),
      lotteryMenu: lotteryMenu([lottery(0)]),
      lotteryList: [lottery(Date.now() + 60_000)],
      lotteryWinners: lotteryWinners as LotteryWinner[],
    },
  });

const rows = async () => {
  const section = await screen.findByRole('region', { name: 'Big lottery wins this week' });
  return within(section)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
};

it.each([
  ['home', HomeLottery, 5],
  ['the lottery page', LotteryPage, 6],
] as const)('on %s the largest win is first, and equal ones stay in their order', async (_, Part, count) => {
  show(Part, unsorted);
  await proves(['S3-LOTTERY-02', 'S4-LOTTERY-01'], async () => {
    const all = [
      '1pim***08Lantern Minute+฿10,000,000,000,000,000.02',
      '2mal***77Lantern Minute+฿10,000,000,000,000,000.01',
      '3dao***55Lantern Minute+฿12,000.00',
      '4som***42Lantern Minute+฿9,000.50',
      '5kai***19Lantern Minute+฿9,000.50',
      '6bee***31Lantern Minute+฿1,000.00',
    ];
    expect(await rows()).toEqual(all.slice(0, count));
  });
});

it.each([
  ['nobody won so much', []],
  ['they cannot be had', () => new ApiError('lotteryWinners', 'unknown', 500)],
])('takes no room where %s, and the lotteries stand', async (_, answer) => {
  show(LotteryPage, answer);
  expect(await screen.findByText('Lantern Minute')).toBeVisible();
  expect(screen.queryByText('Big lottery wins this week')).not.toBeInTheDocument();
});
