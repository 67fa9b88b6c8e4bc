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

/** What inviting friends brings, and has brought a member so far (B041). */
export const Invitation = Type.Object({
  /** What a friend's first deposit has to be, and what inviter and friend get for it. */
  terms: Type.Object({ deposit: Decimal, inviter: Decimal, friend: Decimal }),
  friends: Type.Integer({ description: 'how many registered with the member’s code' }),
  paid: Type.Integer({ description: 'for how many of them the member was paid' }),
  earned: Decimal,
  /** What the member got as somebody's friend. */
  gift: Type.Optional(Decimal),
});

const FriendId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/**
 * How far a friend is: `small` made a first deposit below what is asked for, `coming` one that is paid for in the next run, `missed` one
 * that a run passed over.
 */
const FriendState = Type.Union(
  (['registered', 'small', 'coming', 'missed', 'paid'] as const).map((each) => Type.Literal(each)),
);

export const InvitedFriend = Type.Object({
  id: FriendId,
  name: Type.String({ description: 'masked' }),
  registeredAt: Moment,
  state: FriendState,
  /** When the member gets, or got, something for the friend, and how much. */
  paysAt: Type.Optional(Moment),
  paidAt: Type.Optional(Moment),
  amount: Type.Optional(Decimal),
});

/** Friends who registered before the one of id `before`; without it the newest. */
export const InvitedFriendsQuery = Type.Object({ before: Type.Optional(FriendId) });

/** Twenty friends, newest first, and whether earlier ones follow. */
export const InvitedFriends = Type.Object({ content: Type.Array(InvitedFriend), more: Type.Boolean() });
