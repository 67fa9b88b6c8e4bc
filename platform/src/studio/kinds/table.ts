import Big from 'big.js';
import { CARDS } from '../../base/cards/table';
import { DICE } from '../../base/dice/table';
import { FIGHTS } from '../../base/fights/table';
import { FISHES, type Fish } from '../../base/fish/fish';
import { shotsOf, spotOf } from '../../base/fish/shots';
import { FISH } from '../../base/fish/table';
import { WATERS, watersOf } from '../../base/fish/waters';
import { MOST_MARKS, ticketOf } from '../../base/keno/numbers';
import { KENO } from '../../base/keno/table';
import { Refusal } from '../../base/refusals/refusal';
import { ROULETTE } from '../../base/roulette/table';
import type { Outcome } from '../../base/table-rounds/played-on';
import { outcomeOf } from '../../base/tables/outcome-of';
import { paidOn } from '../../base/tables/paid';
import { holds, stakedOn } from '../../base/tables/staked';
import type { Spots, Table } from '../../base/tables/table';
import type { Figures, GameKind } from './kind';

const STEP = '0.20';
const refusal = () => new Refusal('request.invalid', undefined, 400);

/** The spots that were staked on, in the order of the table. */
function spotsOf(
  table: Pick<Table<never>, 'spots' | 'isMade' | 'goTogether'>,
  stake: string,
  sent: Spots | undefined,
): Spots {
  if (sent === undefined || !Object.keys(sent).every((spot) => holds(table, spot))) throw refusal();
  const spots = stakedOn(table, sent);
  if (spots.filter((spot) => !table.spots.includes(spot)).length > 1) throw refusal();
  if (table.goTogether?.(spots) === false) throw refusal();
  const staked = spots.map((spot) => [spot, new Big(sent[spot] ?? 0)] as const);
  if (staked.some(([, amount]) => amount.lte(0) || !amount.mod(STEP).eq(0))) throw refusal();
  const sum = staked.reduce((total, [, amount]) => total.plus(amount), new Big(0));
  if (!sum.eq(stake)) throw refusal();
  return Object.fromEntries(staked.map(([spot, amount]) => [spot, amount.toFixed()]));
}

/** A ticket of each number of marks: which numbers are marked changes nothing. */
const TICKETS = Array.from({ length: MOST_MARKS }, (_, most) =>
  ticketOf(Array.from({ length: most + 1 }, (_mark, at) => at + 1)),
);

/** The lowest and the highest return of the bets at a table. */
function returnsOf(
  table: Pick<Table<never>, 'spots' | 'termsOf'>,
  spots = table.spots,
): Pick<Figures, 'returnPercent'> {
  const percents = spots.map((spot) => table.termsOf(spot).returnPercent).sort((a, b) => new Big(a).cmp(b));
  return { returnPercent: { from: percents[0] ?? '0', to: percents.at(-1) ?? '0' } };
}

/**
 * A table with bets on spots. Stakes go in steps of twenty hundredths on every spot: what a spot brings is whole twentieths of its
 * stake, hence whole hundredths, and nothing is ever rounded.
 */
const kindWith = <T extends Outcome>(table: Table<T>, figures: Figures): GameKind => ({
  name: table.name,
  stakeStep: STEP,
  figuresOf: () => figures,
  ready(_, { stake, target, spots: sent }) {
    // A page from before the title had this table sends one: its player expects another game.
    if (target !== undefined) throw refusal();
    const spots = spotsOf(table, stake, sent);
    return {
      request: { ...spots },
      play(source) {
        const outcome = outcomeOf(table, source);
        const { payout, returned } = paidOn(table, spots, outcome);
        // A round whose stakes all come back because nothing was decided counts as none.
        const status = returned ? 'void' : payout === '0' ? 'lost' : 'won';
        const height = new Big(payout).times(100).div(stake).round(0, Big.roundDown);
        return { status, payout, height: Number(height), target: null, spots, shown: outcome };
      },
    };
  },
});

/** Shots at fish of these kinds. */
const figuresOfFish = (kinds: readonly Fish[]): Figures => ({
  ...returnsOf(
    FISH,
    kinds.map((fish) => spotOf({ place: 1, fish })),
  ),
  volatility: { from: 'low', to: 'high' },
});

const volleys = kindWith(FISH, figuresOfFish(Object.keys(FISHES) as Fish[]));

/** A volley at the fish that swim where the title is: another one's are not there. */
export const fish: GameKind = {
  ...volleys,
  figuresOf: ({ gameName }) => figuresOfFish(WATERS[watersOf(gameName)]),
  ready(game, wish) {
    const swim: readonly string[] = WATERS[watersOf(game.gameName)];
    if (!shotsOf(Object.keys(wish.spots ?? {})).every((shot) => swim.includes(shot.fish))) throw refusal();
    return volleys.ready(game, wish);
  },
};

export const [cards, roulette, dice, keno, fights] = [
  kindWith(CARDS, { ...returnsOf(CARDS), volatility: { from: 'low', to: 'medium' } }),
  kindWith(ROULETTE, { ...returnsOf(ROULETTE), volatility: { from: 'low', to: 'high' } }),
  kindWith(DICE, { ...returnsOf(DICE), volatility: { from: 'low', to: 'high' } }),
  kindWith(KENO, { ...returnsOf(KENO, [...KENO.spots, ...TICKETS]), volatility: { from: 'low', to: 'high' } }),
  kindWith(FIGHTS, { ...returnsOf(FIGHTS), volatility: { from: 'low', to: 'high' } }),
] as const;
