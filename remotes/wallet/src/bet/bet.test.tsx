import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { BetDetail, BetRecord } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { dayOf } from '@foyer/shared/time';
import { screen, waitFor, within } from '@testing-library/react';
import AccountRecordPage from '../account-record/account-record.page';
import GameRecordPage from '../game-record/game-record.page';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';

const placedAt = Date.parse(`${dayOf(Date.now())}T00:01:00`);
const listed: BetRecord = {
  id: '7000001',
  nodeId: 1,
  gameName: 'Sky Lantern',
  gameType: 'INHOUSE',
  vassalage: 'LH',
  vendorName: 'Lantern House',
  icon: '/art/1.svg',
  stake: '10',
  payout: '25',
  status: 'won',
  placedAt,
};
const round = 'c0ffee00-0000-4000-8000-000000000001';
const detail: BetDetail = {
  ...listed,
  reference: round,
  settledAt: placedAt,
  odds: '2.50',
  proof: {
    target: '2.50',
    height: '3.14',
    nonce: 4,
    clientSeed: 'mine',
    serverSeedHash: 'abc123',
    serverSeed: null,
  },
};
const totals = { count: 1, stake: '10', payout: '25', net: '15' };

function open(betRecord: NonNullable<Answers['betRecord']>, search = '') {
  return renderPart(<GameRecordPage />, {
    path: `/m/gameRecord${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { betRecords: { content: [listed], pageNum: 1, totalPages: 1, totals }, betRecord },
  });
}
const sheet = () => screen.findByRole('dialog', { name: EN['bet.title'] });
const fact = (name: string) => screen.getByText(name).nextElementSibling;

it('opens from its row, at its own address, with stake, odds, result and proof', async () => {
  const { user, where, requests } = open(detail, '?period=30');
  await user.click(await screen.findByRole('link', { name: /Sky Lantern/ }));
  expect(where()).toBe('/m/gameRecord?period=30&bet=7000001');
  const bet = within(await sheet());
  expect(await bet.findByText('+฿15.00')).toBeVisible();
  expect(bet.getByText('won')).toBeVisible();
  expect(fact(EN['bet.odds'])).toHaveTextContent('2.50×');
  expect(fact(EN['bet.round'])).toHaveTextContent(round);
  expect(fact(EN['bet.number'])).toHaveTextContent('7000001');
  expect(bet.getByText('฿25.00')).toBeVisible();
  const proof = within(bet.getByRole('region', { name: EN['bet.proof'] }));
  expect(await proof.findByText(EN['bet.sealed'])).toBeVisible();
  for (const value of ['3.14×', '4', 'mine', 'abc123']) expect(proof.getByText(value)).toBeVisible();
  expect(proof.queryByText(EN['bet.serverSeed'])).not.toBeInTheDocument();
  expect(requests.filter(({ call }) => call === 'betRecord')).toMatchObject([{ query: { id: '7000001' } }]);
  await user.click(bet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(where()).toBe('/m/gameRecord?period=30'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('opens at its address; closing it leads to the list', async () => {
  const { user, where } = open(detail, '?period=30&bet=7000001');
  expect(await within(await sheet()).findByText('+฿15.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(where()).toBe('/m/gameRecord?period=30'));
});

it('shows a message when the bet is not the member’s, with a link to the list; an invalid id is not requested', async () => {
  for (const id of ['7000009', 'x', '-1', '1 or 1=1', '1'.repeat(16)]) {
    const { user, where, requests, unmount } = open(() => null, `?bet=${encodeURIComponent(id)}`);
    expect(await within(await sheet()).findByText(EN['bet.gone'])).toBeVisible();
    expect(requests.filter(({ call }) => call === 'betRecord')).toHaveLength(id === '7000009' ? 1 : 0);
    await user.click(screen.getByRole('button', { name: EN['bet.list'] }));
    await waitFor(() => expect(where()).toBe('/m/gameRecord'));
    unmount();
  }
});

it('of a game with reels shows where they stopped, a spin after the other', async () => {
  const { proof, ...bare } = detail;
  const { target: _, height: __, ...seeds } = proof!;
  open(
    {
      ...bare,
      odds: '2.50',
      spun: {
        ...seeds,
        of: 40,
        stops: [
          [2, 21, 5, 14, 35],
          [1, 9, 32, 11, 17],
        ],
      },
    },
    '?bet=7000001',
  );
  const shown = within(await sheet());
  expect(await shown.findByText('2 · 21 · 5 · 14 · 35 / 1 · 9 · 32 · 11 · 17')).toBeVisible();
  expect(await shown.findByText(EN['bet.sealed'])).toBeVisible();
  expect(shown.queryByText(EN['bet.noProof'])).not.toBeInTheDocument();
  expect(shown.getByText(EN['bet.howStops'])).toBeInTheDocument();
});

it('on reels shows what was drawn for the jackpots, which numbers win them, and the one that it won', async () => {
  const { proof, odds: _, ...bare } = detail;
  const { target: __, height: ___, ...seeds } = proof!;
  const tiers = [
    { tier: 'grand', below: '1000' },
    { tier: 'mini', below: '521000' },
  ];
  const jackpot = { drawn: 4711, of: 2_000_000_000, tiers, won: { tier: 'mini', amount: '140.05' } };
  open({ ...bare, spun: { ...seeds, of: 40, stops: [[2, 21, 5, 14, 35]], jackpot } }, '?bet=7000001');
  const shown = within(await sheet());
  expect(await shown.findByText('4711 / 2000000000')).toBeVisible();
  expect(shown.getByText('< 521000')).toBeVisible();
  expect(shown.getByText('+฿140.05')).toBeVisible();
  expect(shown.getByText(EN['bet.howJackpot'])).toBeInTheDocument();
});

it('on cards shows both hands, what each spot brought, and how the cards follow from the seeds', async () => {
  const { proof, odds: _, ...bare } = detail;
  const { target: __, height: ___, ...seeds } = proof!;
  const spots = [{ spot: 'tie', stake: '2', payout: '18' }];
  open({ ...bare, dealt: { ...seeds, player: [37, 0, 42], banker: [27, 15, 25], spots } }, '?bet=7000001');
  const shown = within(await sheet());
  expect(await shown.findByText('Q♦ A♠ 4♣ = 5'.replace(/[♠♥♦♣]/g, '$&\uFE0E'))).toBeVisible();
  expect(shown.getByText('2♦ 3♥ K♥ = 5'.replace(/[♠♥♦♣]/g, '$&\uFE0E'))).toBeVisible();
  const brought = shown.getByText('Tie: staked / paid').nextElementSibling;
  expect(brought).toHaveTextContent('฿2.00 / ฿18.00');
  expect(shown.getByText(EN['bet.howCards'])).toBeInTheDocument();
});

it('of roulette and of dice shows what came out, and what each spot brought by its name', async () => {
  const { proof, odds: _, ...bare } = detail;
  const { target: __, height: ___, ...seeds } = proof!;
  const spots = [
    { spot: 'split-17-20', stake: '1', payout: '18' },
    { spot: 'black', stake: '1', payout: '2' },
  ];
  const { unmount } = open({ ...bare, landed: { ...seeds, pocket: 17, spots } }, '?bet=7000001');
  const shown = within(await sheet());
  expect((await shown.findByText(EN['bet.pocket'])).nextElementSibling).toHaveTextContent('17');
  expect(shown.getByText('Split 17, 20: staked / paid').nextElementSibling).toHaveTextContent('฿1.00 / ฿18.00');
  expect(shown.getByText('Black: staked / paid')).toBeVisible();
  expect(shown.getByText(EN['bet.howRoulette'])).toBeInTheDocument();
  unmount();
  const onDice = [
    { spot: 'triple-any', stake: '1', payout: '0' },
    { spot: 'pair-2-5', stake: '1', payout: '7' },
  ];
  open({ ...bare, rolled: { ...seeds, dice: [2, 5, 5], spots: onDice } }, '?bet=7000001');
  const next = within(await sheet());
  expect(await next.findByText('2 + 5 + 5 = 12')).toBeVisible();
  expect(next.getByText('Any triple: staked / paid')).toBeVisible();
  expect(next.getByText('Numbers 2, 5: staked / paid').nextElementSibling).toHaveTextContent('฿1.00 / ฿7.00');
  expect(next.getByText(EN['bet.howDice'])).toBeInTheDocument();
});

it('of keno shows the numbers in their order, their sum, and the ticket', async () => {
  const { proof, odds: _, ...bare } = detail;
  const { target: __, height: ___, ...seeds } = proof!;
  const spots = [
    { spot: 'marks-3-17-40', stake: '1', payout: '45' },
    { spot: 'balls-level', stake: '2', payout: '0' },
  ];
  const numbers = [40, 3, 22, 8, 31, 1, 17, 25, 36, 11];
  open({ ...bare, drawn: { ...seeds, numbers, spots } }, '?bet=7000001');
  const shown = within(await sheet());
  expect(await shown.findByText(numbers.join(' · '))).toBeVisible();
  expect(shown.getByText(EN['bet.sum']).nextElementSibling).toHaveTextContent('194');
  expect(shown.getByText('Ticket 3, 17, 40: staked / paid').nextElementSibling).toHaveTextContent('฿1.00 / ฿45.00');
  expect(shown.getByText('Level, five of each half: staked / paid')).toBeVisible();
  expect(shown.getByText(EN['bet.howKeno'])).toBeInTheDocument();
});

it('of a fight shows its rounds, the energy that was left, and what each spot brought', async () => {
  const { proof, odds: _, ...bare } = detail;
  const { target: __, height: ___, ...seeds } = proof!;
  const spots = [
    { spot: 'fight-red', stake: '1', payout: '1.95' },
    { spot: 'redround-2', stake: '1', payout: '11' },
  ];
  const blows = [
    ['blue' as const, 'both' as const],
    ['none' as const, 'redHard' as const],
  ];
  open({ ...bare, fought: { ...seeds, blows, spots } }, '?bet=7000001');
  const shown = within(await sheet());
  expect((await shown.findByText('Round 1')).nextElementSibling).toHaveTextContent('Blue lands · Both land');
  expect(shown.getByText('Round 2').nextElementSibling).toHaveTextContent('Dodged · Red lands hard');
  expect(shown.getByText(EN['bet.energy']).nextElementSibling).toHaveTextContent('2 : 0');
  expect(shown.getByText('Red wins: staked / paid').nextElementSibling).toHaveTextContent('฿1.00 / ฿1.95');
  expect(shown.getByText('Red wins in round 2: staked / paid')).toBeVisible();
  expect(shown.getByText(EN['bet.howFights'])).toBeInTheDocument();
});

it('of shots at fish shows their nets, and what each shot brought', async () => {
  const { proof, odds: _, ...bare } = detail;
  const { target: __, height: ___, ...seeds } = proof!;
  const spots = [
    { spot: 'shot-1-turtle', stake: '1', payout: '75' },
    { spot: 'shot-2-dragon', stake: '0.4', payout: '0' },
  ];
  const nets = [[12, 0], [9000, 50], ...Array.from({ length: 8 }, () => [1, 1])];
  open({ ...bare, hunted: { ...seeds, nets, spots } }, '?bet=7000001');
  const shown = within(await sheet());
  expect((await shown.findByText('Net and chain of shot 1')).nextElementSibling).toHaveTextContent('12 / 0');
  expect(shown.getByText('Net and chain of shot 2').nextElementSibling).toHaveTextContent('9000 / 50');
  expect(shown.queryByText('Net and chain of shot 3')).toBeNull();
  expect(shown.getByText('Shot 1, Sea turtle: staked / paid').nextElementSibling).toHaveTextContent('฿1.00 / ฿75.00');
  expect(shown.getByText('Shot 2, Sea dragon: staked / paid')).toBeVisible();
  expect(shown.getByText(EN['bet.howFish'])).toBeInTheDocument();
});

it('shows an error and loads again', async () => {
  const answers = [new ApiError('betRecord', 'rate.limited', 200), detail];
  const { user } = open(() => answers.shift() ?? new Error('no more'), '?bet=7000001');
  expect(await within(await sheet()).findByRole('alert')).toHaveTextContent('Too many attempts');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await sheet()).findByText('+฿15.00')).toBeVisible();
});

it('of a vendor without proofs says whom to ask; a running one has neither odds nor payout', async () => {
  const { proof: _, settledAt: __, odds: ___, ...bare } = detail;
  const { user } = open({ ...bare, status: 'open', payout: '0' }, '?bet=7000001');
  expect(await screen.findByText(EN['bet.noProof'])).toBeVisible();
  const asked = jest.fn();
  const stop = bus.on('service:open', asked);
  await user.click(screen.getByRole('button', { name: EN['bet.service'] }));
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
  expect(fact(EN['bet.odds'])).toHaveTextContent('–');
  const facts = within(await sheet());
  expect(facts.getByText(EN['record.payout']).nextElementSibling).toHaveTextContent('–');
  expect(facts.queryByText(EN['bet.settled'])).not.toBeInTheDocument();
});

it('writes its days without a year: the fields of the list have the calendar of the browser', async () => {
  renderPart(<GameRecordPage />, {
    path: '/m/gameRecord?period=custom&bet=7000001',
    texts: { wallet: TY },
    language: 'TY',
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: {
      betRecords: { content: [listed], pageNum: 1, totalPages: 1, totals },
      betRecord: { ...detail, reference: 'round', id: '7' },
    },
  });
  expect(await screen.findByText(TY['bet.sealed'])).toBeVisible();
  const year = new Date(placedAt).getFullYear();
  for (const each of [year, year + 543]) expect(document.body).not.toHaveTextContent(String(each));
});

it('opens from movements that belong to it, and from no others', async () => {
  const movement = { amount: '-10', balance: '90', at: placedAt };
  const { user, where } = renderPart(<AccountRecordPage />, {
    path: '/m/transaction/record',
    texts: { wallet: EN },
    session: {},
    answers: {
      accountRecords: {
        content: [
          { ...movement, id: '1', kind: 'stake', subject: 'Sky Lantern', betId: '7000001' },
          { ...movement, id: '2', kind: 'deposit', subject: 'D1' },
        ],
        pageNum: 1,
        totalPages: 1,
        totals: { count: 2, in: '0', out: '20', net: '-20' },
      },
      betRecord: detail,
    },
  });
  const list = await screen.findAllByRole('listitem');
  expect(list.map((row) => within(row).queryAllByRole('link').length)).toEqual([1, 0]);
  await user.click(screen.getByRole('link', { name: /Sky Lantern/ }));
  expect(where()).toBe('/m/transaction/record?bet=7000001');
  expect(await within(await sheet()).findByText('+฿15.00')).toBeVisible();
});

it('of a bet on matches says what it is on, with the score of those that ended, and where they are proven', async () => {
  const { proof: _, ...plain } = detail;
  const match = { startsAt: placedAt, odds: '1.85', market: 'handicap', line: '-1.5' } as const;
  open(
    {
      ...plain,
      legs: [
        { ...match, home: 'Port Marlow', away: 'Cape Verity', side: 'away', result: 'won', score: [2, 1] },
        {
          ...match,
          home: 'Quay Lanterns',
          away: 'Skyline Herons',
          market: 'total',
          line: '160.5',
          side: 'over',
          result: 'open',
        },
        { ...match, home: 'One', away: 'Other', market: 'result', side: 'draw', result: 'lost', score: [0, 3] },
      ],
    },
    '?bet=7000001',
  );
  const legs = within(await within(await sheet()).findByRole('region', { name: EN['bet.legs'] })).getAllByRole(
    'listitem',
  );
  expect(legs.map((leg) => [...leg.children].slice(0, 5).map(({ textContent }) => textContent))).toEqual([
    ['Cape Verity +1.5', '1.85×', 'Handicap', 'won', 'Port Marlow 2 : 1 Cape Verity'],
    ['Over 160.5', '1.85×', 'Over / under', 'open', 'Quay Lanterns – Skyline Herons'],
    ['Draw', '1.85×', 'Result', 'lost', 'One 0 : 3 Other'],
  ]);
  expect(screen.getByText(EN['bet.legs.proof'])).toBeVisible();
  expect(screen.queryByText(EN['bet.noProof'])).not.toBeInTheDocument();
});
