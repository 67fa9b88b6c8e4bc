import { cashback } from './cashback';
import { dividend } from './dividend';
import { rebate } from './rebate';
import { referral } from './referral';
import { hourSalary, salary } from './salary';
import type { Settlement } from './settlement';

/** Every payment that the platform makes by itself. A new kind belongs here. */
export const settlements: readonly Settlement[] = [rebate, salary, hourSalary, dividend, cashback, referral];

export const settlementOf = (kind: string): Settlement | undefined => settlements.find((each) => each.kind === kind);
