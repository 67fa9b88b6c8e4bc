import { CHAINS, FISHES, type Fish, NETS } from '../../../base/fish/fish';
import { MOST_SHOTS } from '../../../base/fish/shots';
import { openableSheet } from '../dialog';
import { money } from '../money';
import { rows, rule, type Stakes } from '../table/rules';
import type { Text } from '../texts';

/** The rules of a sea: what each kind of fish pays, how often it is caught, what it brings back on average, and how a volley goes. */
export function openFishRules(text: Text, kinds: readonly Fish[], { low, high, step }: Stakes): void {
  const odds = rows(
    [text('rules.fish'), text('rules.pays'), text('rules.caught'), text('rules.return')],
    kinds.map((fish) => {
      const { times, nets, returnPercent } = FISHES[fish];
      return [text(fish), `×${times}`, `${nets / (NETS / 100)}%`, `${returnPercent}%`];
    }),
  );
  const { lightning, whirl } = CHAINS;
  const how = [
    text('rules.volley', { most: MOST_SHOTS }),
    text('rules.which'),
    text('rules.chain', { lightning, whirl }),
    text('rules.lost'),
    text('rules.stakes', { low: money(low), high: money(high), step: money(step) }),
    text('rules.fair'),
  ];
  openableSheet('rules', text('rules.title'), text, odds, ...how.map(rule)).showModal();
}
