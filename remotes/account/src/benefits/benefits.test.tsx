import { ApiError } from '@foyer/shared/api';
import type { ClubBenefit } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import BenefitsPage from './benefits.page';

const club: ClubBenefit = {
  current: 1,
  progress: { have: '2500', need: '10000' },
  levels: [
    {
      name: 'Bronze',
      turnover: '0',
      benefits: [
        { code: 'rebate', value: '0.1' },
        { code: 'manager', value: '0' },
      ],
    },
    {
      name: 'Silver',
      turnover: '1000',
      benefits: [
        { code: 'rebate', value: '0.3' },
        { code: 'weekly', value: '50' },
        { code: 'withdrawals', value: '3' },
      ],
    },
    {
      name: 'Gold',
      turnover: '11000',
      benefits: [
        { code: 'rebate', value: '0.5' },
        { code: 'weekly', value: '50' },
        { code: 'withdrawals', value: '5' },
        { code: 'manager', value: '1' },
      ],
    },
  ],
};
const open = (clubBenefit: Answers['clubBenefit']) =>
  renderPart(<BenefitsPage />, {
    path: '/m/member/benefits',
    texts: { account: EN },
    session: {},
    wallet: { sumBalance: '1', currencySymbol: '฿' },
    answers: { clubBenefit: clubBenefit as ClubBenefit },
  });

it('shows the level, the progress to the next, and all levels side by side', async () => {
  const { requests } = open(club);
  await proves(['S1-VIP-01', 'S2-ROUTES-32'], async () => {
    const own = within(await screen.findByRole('region', { name: 'Your level' }));
    expect(own.getByRole('heading', { name: 'Silver' })).toBeVisible();
    expect(own.getByRole('progressbar', { name: 'On the way to Gold' })).toHaveAttribute('aria-valuenow', '25');
    expect(own.getByText(/฿7,500\.00.* in bets to Gold/)).toBeVisible();
  });
  await proves('S7-API-58', () => {
    expect(requests[0]).toMatchObject({ call: 'clubBenefit', method: 'GET', path: '/wps/member/club/benefit' });
  });
  const table = within(screen.getByRole('table', { name: 'All levels compared' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Bronze',
    'SilverYou',
    'Gold',
  ]);
  const row = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent || cell.querySelector('svg')?.getAttribute('aria-label'));
  expect(row('Bets to get there')).toEqual(['฿0.00', '฿1,000.00', '฿11,000.00']);
  expect(row('Rebate')).toEqual(['0.1 %', '0.3 %', '0.5 %']);
  expect(row('Weekly bonus')).toEqual(['No', '฿50.00', '฿50.00']);
  expect(row('Free withdrawals')).toEqual(['No', '3 a day', '5 a day']);
  expect(row('Personal manager')).toEqual(['No', 'No', 'Yes']);
});

it('shows what the next level improves', async () => {
  open(club);
  const more = within(await screen.findByRole('region', { name: 'Gold gives you' }));
  expect(more.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rebate0.5 %',
    'Free withdrawals5 a day',
    'Personal manager',
  ]);
});

it('shows no progress at the highest level', async () => {
  open({ ...club, current: 2, progress: { have: '99999', need: null } });
  expect(await screen.findByText(/highest level/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('shows a message when there is no club', async () => {
  open({ current: 0, progress: { have: '0', need: null }, levels: [] });
  expect(await screen.findByText(/no club here yet/)).toBeVisible();
});

it('shows an error and tries again', async () => {
  const answers = [new ApiError('clubBenefit', 'rate.limited', 200), club];
  const { user } = open((() => answers.shift()) as never);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Silver' })).toBeVisible();
});

it('is for members by its guards', () => {
  expect(remote.pages['/m/member/benefits'].guard).toEqual(['member', 'notTrial']);
});
