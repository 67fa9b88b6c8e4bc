import { useT } from '@foyer/shared/i18n';

const NAMED = new Set(['NEW', 'VIDEO_SLOT', 'CLASSIC', 'JACKPOT', 'TOWERWAYS', 'CASCADE', 'TABLE']);

/** A classification's name; an empty code is "all", an unknown one is shown as words. */
export function useClassName(): (code: string) => string {
  const t = useT('games');
  return (code) => {
    if (code === '') return t('filter.all');
    if (NAMED.has(code)) return t(`class.${code}`);
    const words = code.replaceAll('_', ' ').toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
