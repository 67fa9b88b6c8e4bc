import { useT } from '@foyer/shared/i18n';
import { useCategories } from './get-vendors';

const NAMED = new Set([
  'HOT',
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'INHOUSE',
  'SLOTS',
  'POKER',
]);

/**
 * A category's name: translated for the product's own ones, else the platform's, else its code.
 */
export function useCategoryName(): (code: string) => string {
  const t = useT('games');
  const { data } = useCategories();
  return (code) => {
    if (NAMED.has(code)) return t(`category.${code}`);
    return data?.find((category) => category.code === code)?.name || code;
  };
}
