import type { Hands } from '../base/cards/baccarat';
import type { Dice } from '../base/dice/spots';
import type { Rounds } from '../base/fights/bout';
import type { Net } from '../base/fish/table';
import type { Water } from '../base/fish/waters';
import type { Pot } from '../base/jackpots/pots';
import type { ProfileName } from '../base/reels/profiles';
import type { Spots } from '../base/tables/table';

/** Messages between the studio's server and its page; amounts and factors are decimal texts. */

/** Kinds of games, each with rules and a page of its own (decision 58). */
export type RoundKind = 'rise' | 'reels' | 'cards' | 'roulette' | 'dice' | 'keno' | 'fights' | 'fish';
/** Whose symbols a reels game has. */
export type ReelsTheme = 'street' | 'fruit' | 'classic' | 'jewels' | 'gold' | 'garden';

/** The look of a page: the vendor's colours, the category's scene and rising object, a street by seed. */
export interface Dress {
  readonly scene: 'street' | 'arena';
  readonly riser: 'lantern' | 'chip' | 'ball' | 'spark';
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly seed: number;
}

export interface PageData extends Dress {
  readonly language: string;
  /** The site that the visit came from; empty if unknown. */
  readonly siteOrigin: string;
  /** Of a game with reels: its machine and its symbols. */
  readonly reels?: { readonly profile: ProfileName; readonly theme: ReelsTheme };
  /** Of a game with fish: which of them swim in it. */
  readonly water?: Water;
}

/** What a player may see of the seeds in use. */
export interface SeedInUse {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * What came out at a table, one of these: the cards that were dealt, the pocket of the wheel, the dice, the numbers of a draw in order, the
 * exchanges of a bout, or the nets of a volley.
 */
export interface TableOutcome {
  readonly hands?: Hands;
  readonly pocket?: number;
  readonly dice?: Dice;
  readonly numbers?: readonly number[];
  readonly blows?: Rounds;
  readonly nets?: readonly Net[];
}

/** What a round drew for the pots (decision 76): the name of the rules, the number, and the pot that it won. */
export interface JackpotDraw {
  readonly rules: string;
  readonly drawn: number;
  readonly won?: Pot;
}

/** A round for the Verify panel, of whichever game. `serverSeed` is null while in use. */
export interface PastRound extends TableOutcome {
  readonly roundId: string;
  readonly kind: RoundKind;
  readonly stake: string;
  /** The factor that the player chose. */
  readonly target?: string;
  /** The machine that it was played on. */
  readonly profile?: ProfileName;
  /** What was staked on at a table. */
  readonly spots?: Spots;
  /** How high it rose, or what all lines or spots paid. */
  readonly multiplier: string;
  /** Where it was drawn for pots; what it won of them is part of the payout. */
  readonly drew?: JackpotDraw;
  readonly won: boolean;
  readonly payout: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
}

export interface RoundAnswer extends TableOutcome {
  readonly roundId: string;
  readonly stake: string;
  readonly target?: string;
  /** Where the reels stop: the spin that was paid for, then the free ones. */
  readonly spins?: readonly (readonly number[])[];
  readonly multiplier: string;
  /** Where it was drawn for pots: what is in them now, and the one that it won. */
  readonly jackpot?: { readonly pots: readonly Pot[]; readonly won?: Pot };
  readonly won: boolean;
  /** With what was won of a pot. */
  readonly payout: string;
  readonly balance: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
}

/** Everything that a page shows of a visit; in the lobby, games instead of a game. */
export interface VisitAnswer {
  readonly balance: string;
  readonly currencySymbol: string;
  readonly game?: {
    readonly nodeId: number;
    readonly name: string;
    readonly minBet: string;
    readonly maxStake: string;
    readonly stakeStep: string;
    /** What is in the pots that its rounds are drawn for, where they are. */
    readonly pots?: readonly Pot[];
  };
  readonly games: readonly {
    readonly nodeId: number;
    readonly name: string;
    readonly art: string;
    readonly minBet: string;
  }[];
  readonly seed: SeedInUse;
  readonly rounds: readonly PastRound[];
}
