import { oldAnswers } from '@foyer/shared/api';
import { stampText, timeText, useT } from '@foyer/shared/i18n';
import { useStore } from '@foyer/shared/store';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../button/button';
import { HistoryIcon, RefreshIcon } from '../icons';
import styles from './kept-note.module.css';

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

const CHANGES = ['online', 'offline'];

function watchConnection(changed: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, changed);
  return () => {
    for (const name of CHANGES) removeEventListener(name, changed);
  };
}

/** Whether the browser has a connection, as far as it knows. */
const useOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine);

/**
 * Says that there is no connection (decision 102), and since when the kept answers of this page are there, once newer ones did not come
 * (F-CACHE-01); asks again. Every bar has it below, so that no page needs one of its own.
 */
export function KeptNote() {
  const t = useT('shared');
  const online = useOnline();
  const { since: at, askAgain } = useStore(oldAnswers);
  const [busy, setBusy] = useState(false);
  if (at === undefined && online) return null;
  const told = [
    online ? '' : t('ui.offline'),
    at === undefined ? '' : t('ui.asOf', { time: isToday(at) ? timeText(at) : stampText(at) }),
  ];
  const retry = () => {
    setBusy(true);
    void askAgain().finally(() => setBusy(false));
  };
  return (
    <div role="status" data-as-of="" className={styles.note}>
      <HistoryIcon size={16} className={styles.icon} />
      <p className={styles.text}>{told.join(' ').trim()}</p>
      <Button variant="link" size="small" busy={busy} icon={<RefreshIcon size={16} />} onClick={retry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
