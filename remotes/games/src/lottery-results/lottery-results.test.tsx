import { createHash } from 'node:crypto';
import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { lottery, lotteryMenu } from '../testing/fixtures';
import { result } from '../testing/lottery-fixtures';
import LotteryResultsPage from './lottery-results.page';

// jsdom has no Web Crypto.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

const at = Date.parse('2026-03-14T12:00:00Z');
const show = ({ path = '?code=LTN1M', answers = {}, ...options }: RenderOptions = {}) =>
  renderPart(<LotteryResultsPage />, {
    path: `/m/lotteryResults${path}`,
    texts: { games: EN },
    answers: {
      lotteryMenu: lotteryMenu([lottery(0), lottery(0, { code: 'RACE10', displayName: 'Racing Ten' })]),
      lotteryResults: { content: [result(at)] },
      ...answers,
    },
    ...options,
  });

describe('the results of a lottery', () => {
  it('come in pages, with what plays know them by, and void ones marked', async () => {
    const { user, requests } = show({
      answers: {
        lotteryResults: ({ query }) =>
          query['before'] === undefined
            ? {
                content: [result(at), result(at - 60_000, { issue: '20260314-0719', state: 'void', numbers: [] })],
                next: '20260314-0719',
              }
            : { content: [result(at - 120_000, { issue: '20260313-1440', numbers: [9, 9, 9] })] },
      },
    });
    const day = within(await screen.findByRole('region', { name: '2026-03-14' }));
    expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Draw 20260314-0720.*Numbers 4 0 4.*Sum 8 · Small · Even/),
      expect.stringMatching(/Draw 20260314-0719.*Void: every stake was returned/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const before = within(await screen.findByRole('region', { name: '2026-03-13' }));
    expect(before.getByText('Sum 27 · Big · Odd')).toBeVisible();
    expect(screen.getByText(EN['results.end'])).toBeVisible();
    const asked = requests.flatMap(({ call, query }) => (call === 'lotteryResults' ? [query] : []));
    expect(asked).toMatchObject([{ pageSize: '20' }, { before: '20260314-0719' }]);
  });

  it('are those of the first lottery where the address names none', async () => {
    const { requests } = show({ path: '' });
    expect(await screen.findByRole('region', { name: '2026-03-14' })).toBeVisible();
    const asked = requests.flatMap(({ call, query }) => (call === 'lotteryResults' ? [query] : []));
    expect(asked).toMatchObject([{ code: 'LTN1M' }]);
    expect(screen.queryByText(EN['startLottery.gone'])).toBeNull();
  });

  it.each([
    ['RACE10', [10, 2, 3, 1, 4, 5, 6, 7, 8, 9], 'First two 12 · Big · Even'],
    ['DRDICE', [5, 5, 5], 'Triple 5'],
    ['DRDICE', [5, 5, 1], 'Sum 11 · Big · Odd'],
    ['LTN1M', [4, 5, 4], 'Sum 13 · Small · Odd'],
    ['LTN1M', [4, 5, 5], 'Sum 14 · Big · Even'],
  ])('of %s that are %j read %s', async (code, numbers, words) => {
    show({ path: `?code=${code}`, answers: { lotteryResults: { content: [result(at, { numbers })] } } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are of the lottery that is chosen', async () => {
    const { user, where } = show();
    await user.click(await screen.findByLabelText('Racing Ten'));
    await waitFor(() => expect(where()).toBe('/m/lotteryResults?code=RACE10'));
  });

  it.each(['?code=NOPE', ''])('of no lottery of the merchant (%s) are the way to the others', async (path) => {
    show({ path, answers: { lotteryResults: () => null } });
    expect(await screen.findByText(EN['startLottery.gone'])).toBeVisible();
    expect(screen.getByRole('link', { name: EN['startLottery.others'] })).toHaveAttribute('href', '/m/lottery');
  });

  it('that do not load offer another try', async () => {
    let down = true;
    const { user } = show({
      answers: {
        lotteryResults: () => (down ? new ApiError('lotteryResults', 'unknown', 500) : { content: [result(at)] }),
      },
    });
    await screen.findByRole('alert');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Numbers 4 0 4')).toBeInTheDocument();
  });
});

describe('a day’s draws', () => {
  const seed = '0f'.repeat(32);
  const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  const day = { day: '2026-03-14', since: at - 86_400_000, firstDrawAt: at - 43_200_000, lastDrawAt: at + 43_140_000 };
  const fairness = (choices: object = {}) => ({ ...day, hash, seed: null, ...choices });
  const sheet = async () => within(await screen.findByRole('dialog', { name: EN['fair.title'] }));

  beforeEach(() => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  });

  it('are checked by hash and seed, which stand behind a link', async () => {
    const { user, where, requests } = show({
      answers: { lotteryFairness: fairness({ lastDrawAt: Date.now() + 3_600_000 }) },
    });
    await user.click(await screen.findByRole('link', { name: EN['results.check'] }));
    expect(where()).toBe('/m/lotteryResults?code=LTN1M&day=2026-03-14');
    const opened = await sheet();
    expect(await opened.findByText(hash)).toBeVisible();
    expect(opened.getByText(EN['fair.sealed'])).toBeVisible();
    expect(opened.getByText(EN['fair.how.4'])).toBeVisible();
    expect(requests.filter(({ call }) => call === 'lotteryFairness').map(({ query }) => query)).toMatchObject([
      { code: 'LTN1M', day: '2026-03-14' },
    ]);
  });

  it.each([
    [hash, 'fair.good'],
    ['0'.repeat(64), 'fair.bad'],
  ] as const)('whose seed is public are checked on the device: hash %s', async (promised, verdict) => {
    show({ path: '?code=LTN1M&day=2026-03-14', answers: { lotteryFairness: fairness({ seed, hash: promised }) } });
    const opened = await sheet();
    expect(await opened.findByText(EN[verdict])).toBeVisible();
    expect(opened.getByText(seed)).toBeVisible();
  });

  it('of which nothing is known say so', async () => {
    show({ path: '?code=LTN1M&day=2020-01-01', answers: { lotteryFairness: () => null } });
    expect(await (await sheet()).findByText(EN['fair.none'])).toBeVisible();
  });
});
