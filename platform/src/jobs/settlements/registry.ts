import { cashback } from './cashback';
import { rebate } from './rebate';
import { referral } from './referral';
import type { Settlement } from './settlement';

/** Every payment that the platform makes by itself. A new kind belongs here. */
export const settlements: readonly Settlement[] = [rebate, cashback, referral];

export const settlementOf = (kind: string): Settlement | undefined => settlements.find((each) => each.kind === kind);
