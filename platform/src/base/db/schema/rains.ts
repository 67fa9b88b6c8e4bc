import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './members';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => numeric(name, { precision: 20, scale: 4 });

/** Red rains of a merchant's agents, by the merchant's clock (B026). */
export const rains = pgTable(
  'rains',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Not part of it any more. */
    endsAt: moment('ends_at').notNull(),
    pot: amount('pot').notNull(),
    packets: integer().notNull(),
    /** When the sizes of its packets were drawn. */
    drawnAt: moment('drawn_at'),
  },
  (table) => [
    check('rains_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('rains_pot', sql`${table.packets} > 0 and ${table.pot} >= ${table.packets} * 0.01`),
    index('rains_merchant').on(table.merchantCode, table.startsAt),
  ],
);

/** Packets of a rain whose sizes were drawn. Those that nobody opened are deleted some time after its end. */
export const rainPackets = pgTable(
  'rain_packets',
  {
    rainId: bigint('rain_id', { mode: 'number' })
      .notNull()
      .references(() => rains.id),
    place: integer().notNull(),
    merchantCode: text('merchant_code').notNull(),
    endsAt: moment('ends_at').notNull(),
    amount: amount('amount').notNull(),
    /** Who opened it. */
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    openedAt: moment('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.rainId, table.place] }),
    check('rain_packets_amount', sql`${table.amount} >= 0.01`),
    check('rain_packets_opened', sql`(${table.memberId} is null) = (${table.openedAt} is null)`),
    uniqueIndex('rain_packets_member').on(table.memberId, table.rainId),
    index('rain_packets_left').on(table.rainId, table.place).where(sql`${table.memberId} is null`),
    index('rain_packets_over').on(table.endsAt).where(sql`${table.memberId} is null`),
  ],
);
