import type { Translate } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';

const NAMED = ['amount', 'reason', 'first', 'status', 'of'] as const;

/** What an entry of the trail says besides, such as amount and reason; unknown names stand as they are. */
export function detailsText(t: Translate, details: Readonly<Record<string, string>>, currency: string): string {
  const named = (name: string): name is (typeof NAMED)[number] => NAMED.some((each) => each === name);
  const value = (name: string, text: string) => {
    if (name === 'amount') return formatMoney(text, currency);
    return name === 'status' ? t(`state.${text}`) : name === 'of' ? t(`act.${text}`) : text;
  };
  return Object.entries(details)
    .map(([name, text]) => `${named(name) ? t(`detail.${name}`) : name}: ${value(name, text)}`)
    .join(' · ');
}
