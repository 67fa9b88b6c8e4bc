import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './bars.module.css';
import { undo } from './removal';

/** Says what was deleted and takes it back. It has the focus, since what had it before is gone. */
export function UndoBar({ count }: { count: number }) {
  const t = useT('content');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.bar}>
      <span className={styles.said}>{t('messages.deleted', { count })}</span>
      <Button ref={button} size="small" onClick={undo}>
        {t('messages.undo')}
      </Button>
      <span aria-hidden="true" className={styles.fuse} />
    </div>
  );
}
