import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from './members';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A rung of a contract: `percent` is paid when both marks are reached (B024). */
export interface ContractStep {
  /** Decimal with at most two places. */
  readonly turnover: string;
  readonly activeMembers: number;
  readonly percent: string;
}

/**
 * Contracts that an operator offered to members. An offer whose time is over stays `offered`: its last moment decides. An accepted
 * one is in force from `startsAt` on, until `endsAt` if it was followed by another.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['salary', 'dividend', 'hourSalary'] }).notNull(),
    /** Lowest first. */
    steps: jsonb().$type<readonly ContractStep[]>().notNull(),
    state: text({ enum: ['offered', 'accepted', 'refused', 'withdrawn', 'expired'] })
      .notNull()
      .default('offered'),
    offeredAt: moment('offered_at').notNull(),
    /** From this moment on there is no answer any more. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was answered or withdrawn. */
    decidedAt: moment('decided_at'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [
    check('contracts_times', sql`(${table.state} = 'accepted') = (${table.startsAt} is not null)`),
    index('contracts_member').on(table.memberId, table.kind, table.id),
    index('contracts_merchant').on(table.merchantCode, table.id),
    uniqueIndex('contracts_offered').on(table.memberId, table.kind).where(sql`${table.state} = 'offered'`),
    uniqueIndex('contracts_running')
      .on(table.memberId, table.kind)
      .where(sql`${table.state} = 'accepted' and ${table.endsAt} is null`),
    index('contracts_in_force')
      .on(table.merchantCode, table.kind, table.startsAt)
      .where(sql`${table.state} = 'accepted'`),
  ],
);
