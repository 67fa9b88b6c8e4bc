import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel } from '../ui';
import { timeText } from './days';

interface StaleNoteProps {
  query: {
    error: unknown;
    isRefetchError: boolean;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
}

/** Shows the age of the figures when newer ones fail to load. */
export function StaleNote({ query }: StaleNoteProps) {
  const t = useT('shared');
  if (!query.isRefetchError) return null;
  return (
    <ErrorPanel
      look="inline"
      title={t(errorTextKey(query.error))}
      detail={t('report.asOf', { time: timeText(query.dataUpdatedAt) })}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
