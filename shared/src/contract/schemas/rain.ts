import { Type } from '@sinclair/typebox';
import { SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

/** A red rain of agents (B026). */
export const Rain = Type.Object({
  id: Type.Integer(),
  startsAt: Moment,
  /** Not part of it any more. */
  endsAt: Moment,
  /** How many packets it has in all. */
  packets: Type.Integer(),
  /** What the agent's packet held; absent while they opened none. */
  amount: Type.Optional(Decimal),
});

export const RedRain = Type.Object({
  /** The moment of the answer by the merchant's clock, which countdowns go by. */
  at: Moment,
  /** The one that runs, else the next planned one. */
  next: Type.Union([Rain, Type.Null()]),
  last: Type.Union([Rain, Type.Null()]),
});

export const OpenRedRainBody = Type.Object(
  { rainId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), key: SubmitKey },
  { additionalProperties: false },
);

export const RedPacket = Type.Object({ rainId: Type.Integer(), amount: Decimal, openedAt: Moment });
