import { useT } from '@foyer/shared/i18n';
import { NoData } from '@foyer/shared/ui';

export function Nowhere() {
  const t = useT('desk');
  return <NoData text={t('frame.nowhere')} />;
}
