import { Type } from '@sinclair/typebox';
import { BetRecord, BetTotals, deviceDays } from './records';
import { parts } from './reports';

/** Bets of everybody below an agent, or of one of them by name. */
export const TeamBetsQuery = Type.Object({
  ...deviceDays,
  member: Type.Optional(Type.String({ pattern: '^\\S{1,64}$', description: 'user name' })),
  gameType: Type.Optional(Type.String({ pattern: '^[A-Z0-9_]{1,32}$' })),
  status: Type.Optional(BetRecord.properties.status),
  /** Where the page before ended, as its `next` says: microseconds and a number. Without it, the first page. */
  before: Type.Optional(Type.String({ pattern: '^\\d{1,16}-\\d{1,15}$' })),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** A page of a team's bets, newest first. The first page tells what the whole range came to. */
export const TeamBets = Type.Object({
  content: Type.Array(
    Type.Composite([
      BetRecord,
      Type.Object({
        memberId: Type.Integer(),
        username: Type.String(),
        /** The number of its lottery order, for a bet that is one (F-TEAMBET-01). */
        order: Type.Optional(Type.String()),
      }),
    ]),
  ),
  /** Where the next page begins; missing on the last one. */
  next: Type.Optional(Type.String()),
  /** By the moment that bets were placed. */
  totals: Type.Optional(Type.Required(BetTotals)),
  /** By the moment that bets were decided, as the team's overview and profit count; missing while a category or a state is chosen. */
  decided: Type.Optional(Type.Object(parts)),
});
