import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './launch-game.module.css';

/** Over a game whose session has ended elsewhere: what became of the money, and the way to the log-in and back (B036). */
export function SessionOver({ onLogin }: { onLogin: () => void }) {
  const t = useT('games');
  const panel = useRef<HTMLDivElement>(null);
  // The focus is in the frame, of which nothing can be used any more.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div role="alert" ref={panel} tabIndex={-1} className={styles.over}>
      <p className={styles.overTitle}>{t('launch.over')}</p>
      <p className={styles.overText}>{t('launch.overText')}</p>
      <Button variant="primary" onClick={onLogin}>
        {t('launch.login')}
      </Button>
    </div>
  );
}
