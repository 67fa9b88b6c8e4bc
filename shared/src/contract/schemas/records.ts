import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';

/** One settled or running bet of the betting record. `payout` is what came back, stake included. */
export const BetRecord = Type.Object({
  id: Type.String(),
  nodeId: Type.Integer(),
  gameName: Type.String(),
  gameType: Type.String(),
  vassalage: Type.String(),
  /** The vendor's name as members know it. */
  vendorName: Type.Optional(Type.String()),
  icon: Type.String(),
  stake: Decimal,
  payout: Decimal,
  status: Type.Union([Type.Literal('open'), Type.Literal('won'), Type.Literal('lost'), Type.Literal('void')]),
  placedAt: Moment,
});

/** What a round of the house followed from: who has all of it can reckon the round anew. Factors are decimal texts, as in `2.37`. */
export const RoundProof = Type.Object({
  /** How far the member bet it would go, and how far it went. */
  target: Decimal,
  height: Decimal,
  nonce: Type.Integer({ description: 'number of the round under these seeds; the first is 1' }),
  clientSeed: Type.String(),
  serverSeedHash: Type.String({ description: 'SHA-256 in hexadecimal, shown before the round' }),
  serverSeed: Type.Union([Type.String(), Type.Null()], { description: 'null while rounds are still made of it' }),
});

/** One bet with everything that is known of it. */
export const BetDetail = Type.Composite([
  BetRecord,
  Type.Object({
    /** What the vendor knows the round by. */
    reference: Type.String(),
    settledAt: Type.Optional(Moment),
    /** What a stake of one brings back, stake included; missing where the bet names none and nothing came back. */
    odds: Type.Optional(Decimal),
    /** Missing where the vendor gives none. */
    proof: Type.Optional(RoundProof),
  }),
]);

export const BetQuery = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });

/**
 * Totals over the whole asked period, not only over the page. `net` is payout less stake of what is settled: a running bet
 * is not a loss; its stake is in `stake` and, by itself, in `openStake`.
 */
export const BetTotals = Type.Object({
  count: Type.Integer(),
  stake: Decimal,
  payout: Decimal,
  net: Decimal,
  openStake: Type.Optional(Decimal),
});

/** What was settled of one device-local day's bets; days without any may be left out. */
export const BetDay = Type.Object({ date: Type.String(), stake: Decimal, payout: Decimal });

export const BetRecordPage = Type.Object({
  content: Type.Array(BetRecord),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totals: BetTotals,
  days: Type.Optional(Type.Array(BetDay)),
});

/** Days are device-local, `YYYY-MM-DD`, both included; `zone` is the device's offset in minutes east of UTC. */
export const RecordQuery = Type.Object({
  startDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  endDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  zone: Type.Integer({ minimum: -840, maximum: 840 }),
  gameType: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});
