import { ApiError } from '@foyer/shared/api';
import type { JackpotPot } from '@foyer/shared/contract';
import { renderPart } from '@foyer/shared/testing';
import { act, screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, vendorData } from '../testing/fixtures';
import HomeJackpots from './home-jackpots.widget';

const WON = Date.UTC(2026, 2, 14, 12);
const pots = (mini: string): JackpotPot[] => [
  { tier: 'grand', amount: '20016.02' },
  { tier: 'major', amount: '2024.03' },
  { tier: 'mini', amount: mini, last: { account: 'som***42', amount: '140.05', wonAt: WON, gameName: 'Neon Wheel' } },
];

const linked = [
  game({ gameName: 'Lantern Vault', gameType: 'SLOTS', gameId: 'vault', nodeId: 7 }),
  game({ gameName: 'Look Only', gameType: 'SLOTS', supportPlay: false }),
  game({ gameName: 'Gold Harbour', gameType: 'SLOTS', gameId: 'harbour', nodeId: 8 }),
];

function show(jackpots: unknown, games = linked, session?: object) {
  return renderPart(<HomeJackpots />, {
    ...(session && { session }),
    texts: { games: EN },
    answers: {
      gameVendors: vendorData({ SLOTS: ['KITE'] }),
      gameList: { games, pageNum: 1, totalPages: 1 },
      jackpots: jackpots as JackpotPot[],
    },
  });
}

const cards = () => within(screen.getByRole('region', { name: 'Jackpots' })).getAllByRole('button');
const amountOf = (card: HTMLElement | undefined) => /฿[\d,.]+/.exec(card?.textContent ?? '')?.[0];

/** Reduced motion as asked; jsdom knows none. */
function motion(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
}
// The script that home loads late is there, however busy the machine is.
beforeAll(() => import('./jackpots'));
beforeEach(() => motion(true));

it('stand on home with what is in each, who won it last and when, and the title to play for it', async () => {
  const { requests } = show(pots('106.26'));
  expect(await screen.findByText('Grand')).toBeVisible();
  const [grand, major, mini] = cards();
  expect(grand).toHaveTextContent('Grand฿20,016.02Nobody has won it yetPlay Lantern Vault');
  expect(major).toHaveTextContent('Major฿2,024.03Nobody has won it yetPlay Gold Harbour');
  expect(mini).toHaveTextContent(/^Mini฿106\.26Last won by som\*\*\*42 · ฿140\.05 · .*2026.*Play Lantern Vault$/);
  // The titles are those of the class that the platform links, and the link leads to all of them.
  const asked = requests.find(({ call }) => call === 'gameList');
  expect(asked?.query).toMatchObject({ gameType: 'SLOTS', gameClassify: 'JACKPOT' });
  expect(screen.getByRole('link', { name: 'All games with a jackpot' })).toHaveAttribute(
    'href',
    expect.stringContaining('/m/slotsCenter?classify=JACKPOT'),
  );
});

it('launch a linked title by a press, never one that can only be looked at', async () => {
  const { user, where } = show(pots('106.26'), linked, {});
  await screen.findByText('Major');
  await user.click(cards()[1]!);
  expect(where()).toMatch(/^\/m\/launchGame\?category=SLOTS&vendor=KITE&gameId=harbour&nodeId=8$/);
});

it.each([
  ['the merchant offers no linked title', pots('106.26'), []],
  ['the platform has no jackpots', [], linked],
  ['they cannot be had', () => new ApiError('jackpots', 'unknown', 500), linked],
] as const)('take no room where %s, and are not asked for again', async (_, jackpots, games) => {
  jest.useFakeTimers();
  const { container, requests } = show(jackpots, [...games]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(container.querySelector('section, [aria-busy]')).toBeNull();
  expect(container.textContent).toBe('');
  const before = requests.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(requests).toHaveLength(before);
  jest.useRealTimers();
});

describe('between two answers', () => {
  /** Shows the answers one after another; every five seconds the next is asked for. */
  async function rising(...minis: readonly string[]) {
    jest.useFakeTimers();
    let at = 0;
    show(() => pots(minis[Math.min(at++, minis.length - 1)] ?? ''));
    await act(() => jest.advanceTimersByTimeAsync(50));
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const mini = () => amountOf(cards()[2]);
    return { pass, mini };
  }
  afterEach(() => jest.useRealTimers());

  it('an amount rises from the one before to the newest, and never above it', async () => {
    motion(false);
    const { pass, mini } = await rising('106.26', '107.26');
    expect(mini()).toBe('฿106.26');
    const seen = new Set<string | undefined>();
    await pass(4_950);
    expect(mini()).toBe('฿106.26');
    for (let step = 0; step < 45; step += 1) {
      await pass(100);
      seen.add(mini());
    }
    const amounts = [...seen];
    expect(amounts.length).toBeGreaterThan(20);
    expect([...amounts].sort()).toEqual(amounts);
    for (const each of amounts) expect(Number(each?.slice(1))).toBeLessThanOrEqual(107.26);
    // Nothing newer comes, so nothing more is shown than what was there.
    await pass(30_000);
    expect(mini()).toBe('฿107.26');
  });

  it('a pot that was won stands at its new amount at once', async () => {
    motion(false);
    const { pass, mini } = await rising('140.05', '100.00');
    await pass(5_050);
    expect(mini()).toBe('฿100.00');
  });

  it('with reduced motion the newest amount stands at once', async () => {
    const { pass, mini } = await rising('106.26', '107.26');
    await pass(5_050);
    expect(mini()).toBe('฿107.26');
  });
});
