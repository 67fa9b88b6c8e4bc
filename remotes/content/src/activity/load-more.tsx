import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel } from '@foyer/shared/ui';

interface LoadMoreProps {
  query: {
    error: unknown;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Loads more of the list, or shows why it failed. */
export function LoadMore({ query }: LoadMoreProps) {
  const t = useT('content');
  const shared = useT('shared');
  const { error, hasNextPage, isFetchNextPageError, isFetchingNextPage: busy } = query;
  const more = () => void query.fetchNextPage();
  if (isFetchNextPageError)
    return <ErrorPanel look="inline" title={shared(errorTextKey(error))} busy={busy} onRetry={more} />;
  if (!hasNextPage) return null;
  return (
    <Button full busy={busy} onClick={more}>
      {t('activity.more')}
    </Button>
  );
}
