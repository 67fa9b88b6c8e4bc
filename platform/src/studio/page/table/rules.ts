import type { Table } from '../../../base/tables/table';
import { openableSheet } from '../dialog';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { oddsText } from './odds';

export interface Stakes {
  readonly low: string;
  readonly high: string;
  readonly step: string;
}

/** A table of texts. */
export function rows(heads: readonly string[], lines: readonly (readonly string[])[]): HTMLTableElement {
  return element(
    'table',
    { class: 'odds-table' },
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    element(
      'tbody',
      {},
      ...lines.map(([first = '', ...others]) =>
        element('tr', {}, element('th', { scope: 'row' }, first), ...others.map((each) => element('td', {}, each))),
      ),
    ),
  );
}

/** A sentence of the rules. */
export const rule = (said: string): HTMLElement => element('p', { class: 'rule' }, said);

interface Rules {
  readonly table: Pick<Table<never>, 'termsOf'>;
  /** Bets by name, each with a spot that has its terms. */
  readonly bets: readonly (readonly [string, string])[];
  /** How a round goes. */
  readonly how: readonly Node[];
}

/** The rules of a table: what each bet pays and brings back on average, how a round goes, and the stakes. */
export function openRules(text: Text, { low, high, step }: Stakes, { table, bets, how }: Rules): void {
  const odds = rows(
    [text('rules.spot'), text('rules.pays'), text('rules.return')],
    bets.map(([name, spot]) => {
      const terms = table.termsOf(spot);
      return [name, oddsText(terms), `${terms.returnPercent}%`];
    }),
  );
  const stakes = text('rules.stakes', { low: money(low), high: money(high), step: money(step) });
  openableSheet('rules', text('rules.title'), text, odds, ...how, rule(stakes), rule(text('rules.fair'))).showModal();
}
