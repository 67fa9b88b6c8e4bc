import { Type } from '@sinclair/typebox';
import { SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

const PromotionKey = Type.String({ minLength: 1, maxLength: 32 });
const Purse = Type.Union([Type.Literal('main'), Type.Literal('bonus')]);

/** Bounds of a state: `coming` is not earned yet, `missed` was not earned or not claimed in time (B037). */
const State = Type.Union((['claimable', 'coming', 'claimed', 'missed'] as const).map((each) => Type.Literal(each)));

/** A reward of a member. `promotion` and `period` together name it. */
export const Reward = Type.Object({
  promotion: PromotionKey,
  period: Type.String(),
  title: Type.String(),
  /** What it is given for, as plain text. */
  condition: Type.String(),
  /** What it brings; of one that is not earned yet, the most that it may bring. */
  amount: Decimal,
  purse: Purse,
  /** How often it has to be staked. */
  times: Type.Optional(Decimal),
  state: State,
  /** How far the member is with the condition. */
  progress: Type.Optional(Type.Object({ have: Decimal, need: Decimal })),
  opensAt: Type.Optional(Moment),
  deadline: Type.Optional(Moment),
  claimedAt: Type.Optional(Moment),
  rewardNo: Type.Optional(Type.String()),
});

export const RewardsQuery = Type.Object({ lang: Type.String() });

export const ClaimRewardBody = Type.Object(
  { promotion: PromotionKey, key: SubmitKey },
  { additionalProperties: false },
);

/** The receipt of a claim; `turnover` is what has to be staked. */
export const ClaimedReward = Type.Object({
  rewardNo: Type.String(),
  promotion: PromotionKey,
  amount: Decimal,
  purse: Purse,
  turnover: Type.Optional(Decimal),
  claimedAt: Moment,
});

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'day of the merchant' });

/** The seven lanterns (B038). */
export const Mission = Type.Object({
  /** Days that are lit, from the first of the running week on; today is among them once it is. */
  lit: Type.Array(Type.Object({ day: Day, stake: Decimal })),
  /** The smallest counted stake of the running week. */
  stake: Type.Union([Decimal, Type.Null()]),
  today: Type.Object({
    day: Day,
    /** Rounds that count, at most as many as are needed. */
    rounds: Type.Integer(),
    endsAt: Moment,
  }),
  rounds: Type.Integer(),
  days: Type.Integer(),
  /** From which smallest stake on the week brings how much, lowest first. */
  prizes: Type.Array(Type.Object({ from: Decimal, amount: Decimal })),
  /** A week that is complete and not claimed. */
  claim: Type.Optional(Type.Object({ amount: Decimal, deadline: Moment })),
});

const Place = { place: Type.Integer(), stake: Decimal };

/** The members with the highest settled stakes of the week (B038). */
export const LeaderBoard = Type.Object({
  from: Moment,
  to: Moment,
  rows: Type.Array(Type.Object({ ...Place, name: Type.String(), own: Type.Boolean() })),
  own: Type.Union([Type.Object(Place), Type.Null()]),
});
