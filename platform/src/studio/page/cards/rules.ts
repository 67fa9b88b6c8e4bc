import { SPOTS, TERMS } from '../../../base/cards/spots';
import { openableSheet } from '../dialog';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { ODDS } from './odds';

interface Stakes {
  readonly low: string;
  readonly high: string;
  readonly step: string;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): HTMLTableElement {
  return element(
    'table',
    { class: 'odds-table' },
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
    element(
      'tbody',
      {},
      ...rows.map(([first = '', ...others]) =>
        element('tr', {}, element('th', { scope: 'row' }, first), ...others.map((each) => element('td', {}, each))),
      ),
    ),
  );
}

/** The rules of the table: how a round goes, what each bet pays and brings back on average, and the stakes. */
export function openRules(text: Text, { low, high, step }: Stakes): void {
  const said = (key: string, values?: Record<string, string>) => element('p', { class: 'rule' }, text(key, values));
  const after = (from: string, to: string) => text('rules.after', { from, to });
  const dialog = openableSheet(
    'rules',
    text('rules.title'),
    text,
    table(
      [text('rules.spot'), text('rules.pays'), text('rules.return')],
      SPOTS.map((spot) => [
        text(spot.endsWith('Pair') ? `${spot}.long` : spot),
        ODDS[spot],
        `${TERMS[spot].returnPercent}%`,
      ]),
    ),
    said('rules.tie'),
    said('rules.deal'),
    said('rules.player'),
    said('rules.banker'),
    table(
      [text('rules.total'), text('rules.takes')],
      [
        ['0 – 2', text('rules.always')],
        ['3', text('rules.not8')],
        ['4', after('2', '7')],
        ['5', after('4', '7')],
        ['6', after('6', '7')],
        ['7', text('rules.never')],
      ],
    ),
    said('rules.shoe'),
    said('rules.stakes', { low: money(low), high: money(high), step: money(step) }),
    said('rules.fair'),
  );
  dialog.showModal();
}
