import { dayAfterAt, halfMonths } from '../../base/time/periods';
import { dividendParts } from '../../calls/agents/dividends/dividend-parts';
import { anyContract } from './any-contract';
import type { Settlement } from './settlement';

/** Counted for each half month of the merchant; agents confirm what they are paid (B025). */
export const dividend: Settlement = {
  kind: 'dividend',
  periods: halfMonths,
  due: dayAfterAt('04:00'),
  movement: 'dividend',
  house: 'house:dividend',
  confirmed: true,
  wanted: anyContract('dividend'),
  parts: async (_, job) => dividendParts(job),
};
