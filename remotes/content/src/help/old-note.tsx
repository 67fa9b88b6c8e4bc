import { useT } from '@foyer/shared/i18n';
import { Button, RefreshIcon } from '@foyer/shared/ui';
import styles from './help.module.css';

/** What is asked of the query of the topics. */
export interface OldAnswer {
  readonly isRefetchError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Says that the topics are those of an earlier visit when newer ones do not come (F-HELP-02, A107). */
export function OldNote({ answer }: { answer: OldAnswer }) {
  const t = useT('content');
  const shared = useT('shared');
  if (!answer.isRefetchError) return null;
  return (
    <div role="alert" className={styles.old}>
      <p>{t('help.old')}</p>
      <Button
        size="small"
        busy={answer.isFetching}
        icon={<RefreshIcon size={16} />}
        onClick={() => void answer.refetch()}
      >
        {shared('ui.retry')}
      </Button>
    </div>
  );
}
