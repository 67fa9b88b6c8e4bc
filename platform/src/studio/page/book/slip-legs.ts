import Big from 'big.js';
import type { Accept, Leg, OddsChanged, Pick } from '../../sport/protocol';
import type { Feed, Offer } from './feed';
import { MOST_LEGS } from './limits';
import { isPrice, keyOf } from './picks';

/** A leg in the slip: with odds that the player has seen, and names, since its match may be over before it is. */
interface SlipLeg extends Leg {
  readonly home: string;
  readonly away: string;
}

export interface Reading {
  readonly leg: SlipLeg;
  readonly offer: Offer;
  /** Which way the odds went since they were seen. */
  readonly move: 'up' | 'down' | undefined;
  /** What the match stands at now, when it is another score than the one that was seen. */
  readonly score: Score | undefined;
}

type Score = NonNullable<Leg['score']>;
export type Way = 'single' | 'combo';

export interface Legs {
  readonly readings: readonly Reading[];
  readonly way: Way;
  readonly accept: Accept;
  /** Two legs of one match, which are in no combo. */
  readonly doClash: boolean;
  has(pick: Pick): boolean;
  /** Puts a pick in, or takes it out. Tells whether it is in; undefined when the slip is full. */
  toggle(leg: SlipLeg): boolean | undefined;
  remove(picks: readonly Pick[]): void;
  choose(way: Way): void;
  take(accept: Accept): void;
  /** Odds that the platform told in a refusal; they count until the book itself is heard again. */
  tell(legs: OddsChanged['legs']): void;
  /** Forgets what a refusal told. */
  forget(): void;
  /** The player has seen the odds of now. */
  agree(): void;
}

const KEY = 'slip';

/** Kept while the browser's tab is open, without any amount; a frame without storage forgets it. */
function kept(): SlipLeg[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as SlipLeg[];
  } catch {
    return [];
  }
}

function keep(legs: readonly SlipLeg[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(legs));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

type Known = { readonly [name in 'offerOf' | 'scoreOf']: Feed[name] };

/** The legs that a player has put together. */
export function createLegs({ offerOf, scoreOf }: Known, onChange: () => void): Legs {
  let legs = kept();
  let chosen: Way | undefined;
  let accept: Accept = 'better';
  let told = new Map<string, Offer>();

  const readingOf = (leg: SlipLeg): Reading => {
    const offer = told.get(keyOf(leg)) ?? offerOf(leg) ?? { odds: leg.odds, isOpen: true };
    const step = isPrice(offer.odds) ? new Big(offer.odds).cmp(leg.odds) : 0;
    const score = scoreOf(leg.matchId);
    const isSame = String(score ?? leg.score) === String(leg.score);
    return { leg, offer, move: step === 0 ? undefined : step > 0 ? 'up' : 'down', score: isSame ? undefined : score };
  };
  const changed = (next: SlipLeg[]) => {
    legs = next;
    keep(legs);
    onChange();
  };
  const doClash = () => new Set(legs.map(({ matchId }) => matchId)).size < legs.length;

  return {
    get readings() {
      return legs.map(readingOf);
    },
    get way() {
      if (legs.length < 2) return 'single';
      return chosen ?? (doClash() ? 'single' : 'combo');
    },
    get accept() {
      return accept;
    },
    get doClash() {
      return doClash();
    },
    has: (pick) => legs.some((leg) => keyOf(leg) === keyOf(pick)),
    toggle(leg) {
      const rest = legs.filter((other) => keyOf(other) !== keyOf(leg));
      const isIn = rest.length === legs.length;
      if (isIn && legs.length >= MOST_LEGS) return undefined;
      changed(isIn ? [...legs, leg] : rest);
      return isIn;
    },
    remove(picks) {
      const keys = new Set(picks.map(keyOf));
      changed(legs.filter((leg) => !keys.has(keyOf(leg))));
    },
    choose(way) {
      chosen = way;
      onChange();
    },
    take(wanted) {
      accept = wanted;
      onChange();
    },
    tell(now) {
      told = new Map(now.map((leg) => [keyOf(leg), { odds: leg.odds ?? '', isOpen: leg.odds !== null }]));
      onChange();
    },
    forget() {
      told = new Map();
    },
    agree() {
      changed(
        legs.map(readingOf).map(({ leg, offer, score }) => ({
          ...leg,
          odds: isPrice(offer.odds) ? offer.odds : leg.odds,
          ...(score && { score }),
        })),
      );
    },
  };
}

/** Whether a leg is taken as it stands only once its player agrees. */
export const mustAgree = ({ move, offer, score }: Reading, accept: Accept): boolean =>
  offer.isOpen &&
  (score !== undefined || (move !== undefined && (accept === 'same' || (accept === 'better' && move === 'down'))));
