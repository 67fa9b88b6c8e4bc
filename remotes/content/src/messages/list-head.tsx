import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, Skeleton } from '@foyer/shared/ui';
import styles from './messages.module.css';

interface ListHeadProps {
  counts: ValueOf<'readMessages'> | undefined;
  picks: boolean;
  onPicks: (picks: boolean) => void;
  /** Whether every loaded message is picked. */
  isWhole: boolean;
  onWhole: () => void;
  readsAll: boolean;
  onReadAll: () => void;
}

/** How many messages there are, and what can be done with all of them. */
export function ListHead({ counts, picks, onPicks, isWhole, onWhole, readsAll, onReadAll }: ListHeadProps) {
  const t = useT('content');
  const unread = counts?.unread ?? 0;
  return (
    <div className={styles.head}>
      <p className={styles.counts}>
        {counts === undefined ? (
          <Skeleton className={styles.counting} />
        ) : (
          t(unread > 0 ? 'messages.counts' : 'messages.allRead', { all: counts.all, unread })
        )}
      </p>
      <div className={styles.tools}>
        {picks ? (
          <Button size="small" onClick={onWhole}>
            {t(isWhole ? 'messages.pickNone' : 'messages.pickAll')}
          </Button>
        ) : (
          <Button size="small" busy={readsAll} disabled={unread === 0} onClick={onReadAll}>
            {t('messages.readAll')}
          </Button>
        )}
        <Button size="small" onClick={() => onPicks(!picks)}>
          {t(picks ? 'messages.done' : 'messages.pick')}
        </Button>
      </div>
    </div>
  );
}
