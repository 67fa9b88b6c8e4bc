import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import styles from './bars.module.css';

interface PickBarProps {
  count: number;
  onDelete: () => void;
}

/** What can be done with the picked messages. */
export function PickBar({ count, onDelete }: PickBarProps) {
  const t = useT('content');
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.said}>
        {t('messages.picked', { count })}
      </span>
      <Button size="small" variant="danger" disabled={count === 0} onClick={onDelete}>
        {t('messages.delete')}
      </Button>
    </div>
  );
}
