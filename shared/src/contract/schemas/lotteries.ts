import { Type } from '@sinclair/typebox';
import { Moment } from './envelope';

const Code = Type.String({ minLength: 1, maxLength: 32 });
/** Day of the draw (UTC) and its place in that day. */
const IssueName = Type.String({ pattern: '^\\d{8}-\\d{4}$' });

export const LotteryResultsQuery = Type.Object({
  code: Code,
  /** Results ahead of this issue; from the newest on without it. */
  before: Type.Optional(IssueName),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

/** A draw that was made, or that an operator declared void. */
export const LotteryResult = Type.Object({
  issue: Type.String(),
  drawAt: Moment,
  state: Type.Union([Type.Literal('drawn'), Type.Literal('void')]),
  /** In the order in which they were drawn; none where there are prizes, or where it is void. */
  numbers: Type.Array(Type.Integer()),
  /** Rows of prizes with their leading zeros (B033). */
  prizes: Type.Optional(Type.Array(Type.Object({ row: Type.String(), numbers: Type.Array(Type.String()) }))),
});

/** Newest first. `next` is the issue to ask on from; missing on the last page. Null for no lottery of the merchant. */
export const LotteryResults = Type.Union([
  Type.Object({ content: Type.Array(LotteryResult), next: Type.Optional(Type.String()) }),
  Type.Null(),
]);

export const LotteryFairnessQuery = Type.Object({
  code: Code,
  /** Of UTC. */
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
});

/** What the draws of a day (UTC) are checked by (B029). Null where there is nothing yet, or never was. */
export const LotteryFairness = Type.Union([
  Type.Object({
    day: Type.String(),
    hash: Type.String({ description: 'SHA-256 of the seed’s bytes, in hexadecimal' }),
    /** Since when the hash is public. */
    since: Moment,
    seed: Type.Union([Type.String(), Type.Null()], {
      description: 'in hexadecimal; null until the last draw of the day',
    }),
    firstDrawAt: Moment,
    lastDrawAt: Moment,
  }),
  Type.Null(),
]);
