import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel } from '../ui';
import { timeText } from './days';
import { LoadMore } from './load-more';
import styles from './record-page.module.css';

interface ListEndProps {
  query: {
    error: unknown;
    dataUpdatedAt: number;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** What is said below the last row, where the list has no period. */
  end?: string;
}

/** Below the rows: a button for more, the error, or that the list is complete. */
export function ListEnd({ query, end }: ListEndProps) {
  const t = useT('shared');
  const { error, dataUpdatedAt, hasNextPage, isFetchNextPageError, isFetchingNextPage: busy, fetchNextPage } = query;
  if (isFetchNextPageError)
    return (
      <ErrorPanel
        look="inline"
        title={t(errorTextKey(error))}
        detail={t('report.asOf', { time: timeText(dataUpdatedAt) })}
        busy={busy}
        onRetry={() => void fetchNextPage()}
      />
    );
  return hasNextPage ? (
    <LoadMore busy={busy} onMore={() => void fetchNextPage()} />
  ) : (
    <p className={styles.end}>{end ?? t('report.end')}</p>
  );
}
