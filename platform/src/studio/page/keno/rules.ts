import { MIDDLE } from '../../../base/keno/numbers';
import { PAYS } from '../../../base/keno/pays';
import { SIDES } from '../../../base/keno/sides';
import { openableSheet } from '../dialog';
import { money } from '../money';
import { rows, rule, type Stakes } from '../table/rules';
import type { Text } from '../texts';
import { factor } from './factor';

/** The rules of keno: what each ticket and each bet beside it pays and brings back on average, and how a round goes. */
export function openKenoRules(text: Text, { low, high, step }: Stakes): void {
  const back = text('rules.return');
  const tickets = rows(
    [text('rules.marks'), text('rules.hits'), back],
    [...PAYS].map(([marks, { hits, returnPercent }]) => [
      String(marks),
      [...hits].map(([count, times]) => `${count}:\u00a0${factor(times)}`).join(' · '),
      `${returnPercent}%`,
    ]),
  );
  tickets.classList.add('tickets');
  const sides = rows(
    [text('sides'), text('rules.pays'), back],
    [...SIDES].map(([spot, { times, returnPercent }]) => [text(`${spot}.long`), factor(times), `${returnPercent}%`]),
  );
  const how = ['rules.draw', 'rules.zero'].map((key) => rule(text(key)));
  const more = [
    rule(text('rules.sides', { middle: MIDDLE })),
    rule(text('rules.stakes', { low: money(low), high: money(high), step: money(step) })),
    rule(text('rules.fair')),
  ];
  openableSheet('rules', text('rules.title'), text, ...how, tickets, sides, ...more).showModal();
}
