import type { Translate } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';
import type { Merchant } from '../calls/shapes';
import { momentText } from '../format/moment';

const NAMED = ['amount', 'reason', 'first', 'status', 'of', 'answer', 'until', 'role'] as const;

/** What an entry of the trail says besides, such as amount and reason; unknown names stand as they are. */
export function detailsText(
  t: Translate,
  details: Readonly<Record<string, string>>,
  { currencySymbol, timeZone }: Pick<Merchant, 'currencySymbol' | 'timeZone'>,
): string {
  const named = (name: string): name is (typeof NAMED)[number] => NAMED.some((each) => each === name);
  const value = (name: string, text: string) => {
    if (name === 'amount') return formatMoney(text, currencySymbol);
    if (name === 'role') return t(`consoleRole.${text}`);
    if (name === 'until') return momentText(text, timeZone);
    return name === 'status' ? t(`state.${text}`) : name === 'of' ? t(`act.${text}`) : text;
  };
  return Object.entries(details)
    .map(([name, text]) => `${named(name) ? t(`detail.${name}`) : name}: ${value(name, text)}`)
    .join(' · ');
}
