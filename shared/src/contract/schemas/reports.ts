import { Type } from '@sinclair/typebox';
import { Decimal } from './envelope';
import { deviceDays } from './records';

/** Settled bets: stakes and what was paid out, the stake included. */
const settled = { stake: Decimal, payout: Decimal };

/** What a day or a period brought: `net` = `payout` - `stake` + `rebate` + `bonus` (B020). */
const parts = { ...settled, rebate: Decimal, bonus: Decimal, net: Decimal };

export const ProfitLossQuery = Type.Object(deviceDays);

/** Won and lost bets by the day they were decided on; void bets count nothing. Days and categories without figures are left out. */
export const ProfitLoss = Type.Object({
  /** `openStake` is staked in these days on bets that still run; it is in no other figure. */
  totals: Type.Object({ ...parts, count: Type.Integer(), openStake: Decimal }),
  days: Type.Array(Type.Object({ date: Type.String(), ...parts })),
  categories: Type.Array(Type.Object({ gameType: Type.String(), count: Type.Integer(), ...settled, net: Decimal })),
});
