import { ApiError } from '@foyer/shared/api';
import type { Reward } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { nextChange } from './get-rewards';
import RewardCenter from './reward-center.page';

const HOUR = 3_600_000;
const NOW = Date.now();
const reward = (promotion: string, state: Reward['state'], more: Partial<Reward> = {}): Reward => ({
  ...{ promotion, period: 'p', title: `Title of ${promotion}`, condition: `For ${promotion}.`, amount: '25' },
  ...{ purse: 'main', state, deadline: NOW + HOUR, ...more },
});
const all = [
  reward('OPEN', 'claimable'),
  reward('STAKE', 'claimable', { purse: 'bonus', times: '8', amount: '300' }),
  reward('PLAY', 'coming', { progress: { have: '120', need: '500' } }),
  reward('SOON', 'coming', { opensAt: NOW + HOUR / 2 }),
  reward('DONE', 'claimed', { claimedAt: NOW - HOUR, rewardNo: 'R60001', condition: '' }),
  reward('LATE', 'missed', { deadline: NOW - HOUR }),
];

const open = (answers: Answers) =>
  renderPart(<RewardCenter />, {
    ...{ path: '/m/rewardCenter', texts: { content: EN }, answers, session: { userName: 'lotus88', type: 0 } },
    ...{ member: { id: 1 }, wallet: { sumBalance: '1', currencySymbol: '฿' } },
  });
const card = async (promotion: string) =>
  within((await screen.findByRole('heading', { name: `Title of ${promotion}` })).closest('li')!);
const claims = (requests: readonly { readonly call: string | undefined; readonly body?: unknown }[]) =>
  requests.filter(({ call }) => call === 'claimReward').map(({ body }) => body);

it('lists rewards by their state, each with amount, condition and term, those to claim first', async () => {
  await proves(['S1-PROMO-01', 'S2-ROUTES-27'], async () => {
    open({ rewards: all });
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      ...['Ready to claim', 'Still to come', 'Claimed', 'Missed'],
    ]);
    const one = await card('OPEN');
    expect(one.getByText('฿25.00')).toBeVisible();
    expect(one.getByText('For OPEN.')).toBeVisible();
    expect(one.getByText(/^Until /)).toBeVisible();
    expect((await card('STAKE')).getByText('Into your bonus wallet, to be staked 8 times')).toBeVisible();
    const progress = (await card('PLAY')).getByRole('progressbar', { name: 'Title of PLAY' });
    expect(progress).toHaveAttribute('aria-valuenow', '24');
    expect(progress).toHaveAttribute('aria-valuetext', '฿120.00 of ฿500.00');
    expect((await card('SOON')).getByText(/^From .* on$/)).toBeVisible();
    expect((await card('DONE')).getByText(/number R60001$/)).toBeVisible();
    expect((await card('LATE')).getByText(/^Ended /)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Claim Title of OPEN', 'Claim Title of STAKE'],
    ]);
  });
});

it('a claim is sent once for two presses, tells what it brought, and the list follows', async () => {
  await proves('F-REWARD-02', async () => {
    const state = { all };
    const { user, requests } = open({
      rewards: () => state.all,
      claimReward: () => {
        state.all = [reward('STAKE', 'claimed', { claimedAt: NOW, rewardNo: 'R60002' })];
        return {
          rewardNo: 'R60002',
          promotion: 'STAKE',
          amount: '300.00',
          purse: 'bonus',
          turnover: '2400.00',
          claimedAt: NOW,
        };
      },
    });
    await user.dblClick((await card('STAKE')).getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '฿300.00 is in your bonus wallet. Stake ฿2,400.00 and the rest of it is yours. Number R60002.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(claims(requests)).toEqual([{ promotion: 'STAKE', key: expect.any(String) }]);
  });
});

it('a refusal says why, and the list is asked anew', async () => {
  const answers = [all];
  const { user } = open({
    rewards: () => answers.pop() ?? [reward('OPEN', 'missed', { deadline: NOW - 1 })],
    claimReward: new ApiError('claimReward', 'claim.gone', 200),
  });
  await user.click((await card('OPEN')).getByRole('button'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(async () => expect((await card('OPEN')).getByText(/^Ended /)).toBeVisible());
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

it('says what would be here, and tries again after a failure', async () => {
  const empty = open({ rewards: [] });
  expect(await screen.findByText(EN['rewards.empty'])).toBeVisible();
  expect(screen.getByRole('link', { name: EN['activity.all'] })).toHaveAttribute('href', '/m/activity');
  empty.unmount();
  const state = { fails: true };
  const { user } = open({
    rewards: () => {
      if (state.fails) throw new ApiError('rewards', 'unknown', 200);
      return all;
    },
  });
  const retry = await screen.findByRole('button');
  state.fails = false;
  await user.click(retry);
  expect(await card('OPEN')).toBeDefined();
});

it('asks again at the next moment that changes a reward', () => {
  expect(nextChange(undefined, 0)).toBe(false);
  expect(nextChange([reward('A', 'claimed'), reward('B', 'missed', { deadline: 5_000 })], 0)).toBe(false);
  expect(nextChange([reward('A', 'claimable', { deadline: 5_000, opensAt: -1 })], 0)).toBe(6_000);
  expect(nextChange([reward('A', 'coming', { deadline: 5_000, opensAt: 2_000 })], 0)).toBe(3_000);
  // The platform's clock is behind the device's.
  expect(nextChange([reward('A', 'claimable', { deadline: 5_000 })], 6_000)).toBe(15_000);
});
