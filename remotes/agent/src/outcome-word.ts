import { useT } from '@foyer/shared/i18n';
import { decimal } from '@foyer/shared/ui';

/** The word beside a result's sign and colour. */
export function useOutcomeWord(): (net: string) => string {
  const t = useT('agent');
  return (net) => {
    const value = decimal(net);
    if (value.eq(0)) return t('overview.even');
    return value.gt(0) ? t('overview.won') : t('overview.lost');
  };
}
