import Big from 'big.js';

type AutoEnd = 'rounds' | 'loss' | 'free' | 'stopped';

/** Rounds that play on by themselves, up to their number and to what the player is ready to lose. */
export interface Auto {
  readonly left: number;
  /** Whether another round with this stake may start; says why not. */
  next(stake: string): AutoEnd | undefined;
  played(stake: string, payout: string, free: boolean): void;
  stop(): void;
}

/** @param lossLimit money; a round whose stake could take the loss beyond it does not start */
export function createAuto(rounds: number, lossLimit: string): Auto {
  let left = rounds;
  let lost = new Big(0);
  let end: AutoEnd | undefined;
  return {
    get left() {
      return left;
    },
    next(stake) {
      if (end === undefined && left === 0) end = 'rounds';
      if (end === undefined && lost.plus(stake).gt(lossLimit)) end = 'loss';
      return end;
    },
    played(stake, payout, free) {
      left -= 1;
      lost = lost.plus(stake).minus(payout);
      // Who got free spins decides about the next stake in person.
      if (free) end ??= 'free';
    },
    stop() {
      end ??= 'stopped';
    },
  };
}
