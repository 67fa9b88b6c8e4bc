import { useT } from '@foyer/shared/i18n';

const WORDS = new Set(['big', 'small', 'odd', 'even', 'any']);

/** A choice in words: numbers stand for themselves. */
export function useOptionText(): (option: string) => string {
  const t = useT('shared');
  return (option) => (WORDS.has(option) ? t(`lottery.${option}`) : option);
}

/** A pick as it is read, also of an order whose play is not offered any more. */
export function usePickText(): (pick: string) => string {
  const t = useT('shared');
  const optionText = useOptionText();
  return (pick) => {
    const [, place, option] = /^(\d{1,2}):(\w+)$/.exec(pick) ?? [];
    if (place !== undefined && option !== undefined) return t('lottery.atPlace', { place, option: optionText(option) });
    return pick.includes('-') ? pick.split('-').join(' · ') : optionText(pick);
  };
}
