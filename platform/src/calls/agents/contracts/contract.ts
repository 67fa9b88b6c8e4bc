import type { Contract } from '@foyer/shared/contract';
import type { contracts } from '../../../base/db/schema';
import type { Site } from '../../../base/sites/site';
import { merchantDayOf } from '../../../base/time/merchant-day';
import { days, halfMonths, hours, type Periods } from '../../../base/time/periods';

export type ContractRow = typeof contracts.$inferSelect;
export type ContractKind = ContractRow['kind'];

const periodsOf: Readonly<Record<ContractKind, Periods>> = { salary: days, hourSalary: hours, dividend: halfMonths };

/** Moment when what is accepted now comes into force: the running period of the merchant's clock ends with its old terms (B024). */
export const nextPeriodAt = (kind: ContractKind, { timeZone }: Site, now: Date): Date =>
  periodsOf[kind].at(now, timeZone).to;

/** An offer that can still be answered. */
export const isOpen = ({ state, expiresAt }: ContractRow, now: Date): boolean => state === 'offered' && now < expiresAt;

/** A contract as members see it: days are the merchant's. */
export function shownContract(row: ContractRow, site: Site, now: Date): Contract {
  const { id, kind, steps, offeredAt, expiresAt, decidedAt, endsAt } = row;
  const startsAt = row.startsAt ?? nextPeriodAt(kind, site, now);
  return {
    id,
    kind,
    state: row.state === 'offered' && !isOpen(row, now) ? 'expired' : row.state,
    steps: steps.map((step) => ({ ...step })),
    offeredAt: offeredAt.getTime(),
    expiresAt: expiresAt.getTime(),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.getTime() }),
    startsAt: startsAt.getTime(),
    firstDay: merchantDayOf(startsAt, site.timeZone),
    ...(endsAt === null ? {} : { endsAt: endsAt.getTime() }),
  };
}
