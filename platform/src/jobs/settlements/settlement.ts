import type { SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import type { Period, Periods } from '../../base/time/periods';

export const SETTLEMENT_KINDS = ['rebate', 'salary', 'hourSalary', 'dividend', 'cashback', 'referral'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** One period of a merchant to be settled. */
export interface Job {
  readonly site: Site;
  readonly period: Period;
  /** A query of member ids whose bets alone are looked at, for an estimate. */
  readonly only?: SQL;
}

/** A payment that the platform makes by itself, period by period (B028). */
export interface Settlement {
  readonly kind: SettlementKind;
  readonly periods: Periods;
  /** When a period is run, by the merchant's clock in its time zone. */
  due(period: Period, zone: string): Date;
  /** From when on an operator may run a period: as soon as it is over (the default), or not before it is due. */
  readonly earliest?: 'over' | 'due';
  /** Kind of the movements, and the account of the house that pays. */
  readonly movement: string;
  readonly house: `house:${string}`;
  /** Counts no bets, so bets that come late correct nothing of it. */
  readonly withoutBets?: true;
  /** Paid by the member's confirmation, which another call books; the run only computes. */
  readonly confirmed?: true;
  /** Whether there may be anything to pay; without it a period is run in any case. */
  wanted?(db: Db, job: Job): Promise<boolean>;
  /**
   * What each member gets: a query with the columns `member_id`, `from_id`, `category`, `turnover`, `rate`, `exact` and `note`
   * (see `settlement_parts`), one row per member, direct member, category and rate. It counts by the rates, levels and
   * contracts of the period, however late it is run, so that running it again tells what has changed since.
   */
  parts(tx: Db, job: Job): Promise<SQL>;
}
