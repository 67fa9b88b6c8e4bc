import { percentText, useT } from '@foyer/shared/i18n';
import { decimal } from '@foyer/shared/ui';
import { useCategoryName } from './category-name';

interface Rate {
  readonly category: string;
  readonly rate: string;
}

/** Rates in one line: one for all games where they are the same, else by category without those of nothing. */
export function useRatesText(): (rates: readonly Rate[]) => string {
  const t = useT('agent');
  const nameOf = useCategoryName();
  return (rates) => {
    const given = rates.filter(({ rate }) => decimal(rate).gt(0));
    const [first, ...others] = given;
    if (first === undefined) return t('rates.unset');
    if (given.length === rates.length && others.length > 0 && others.every(({ rate }) => rate === first.rate))
      return t('rates.everywhere', { rate: percentText(first.rate) });
    // No line begins with a dot, nor with the rate of a name on the line before.
    return given.map((each) => `${nameOf(each.category)}\u00a0${percentText(each.rate)}`).join('\u00a0· ');
  };
}
