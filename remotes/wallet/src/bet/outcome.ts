import type { BetRecord } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

type Outcome = 'won' | 'lost' | 'even' | 'open' | 'void';

type Sums = { stake: string; payout: string };

/** Payout less stake, as exact decimal text. */
export const netOf = ({ stake, payout }: Sums): string => decimal(payout).minus(decimal(stake)).toFixed();

/** The outcome of an amount, as a word beside sign and colour. */
export function outcomeOfNet(net: string): 'won' | 'lost' | 'even' {
  const value = decimal(net);
  return value.gt(0) ? 'won' : value.lt(0) ? 'lost' : 'even';
}

/** A bet's outcome: open while running, void when cancelled, else by its money. */
export function outcomeOf(record: Pick<BetRecord, 'status'> & Sums): Outcome {
  if (record.status === 'open' || record.status === 'void') return record.status;
  return outcomeOfNet(netOf(record));
}
