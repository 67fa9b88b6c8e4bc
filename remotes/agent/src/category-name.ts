import { useT } from '@foyer/shared/i18n';

/** Categories that have a name. */
export const categories = [
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
];

/** The name of a category of games; one that nobody here knows keeps its code. */
export function useCategoryName(): (category: string) => string {
  const t = useT('agent');
  return (category) => (categories.includes(category) ? t(`category.${category}`) : category);
}
