import { oldAnswers } from '@foyer/shared/api';
import { stampText, timeText, useT } from '@foyer/shared/i18n';
import { useStore } from '@foyer/shared/store';
import { useState } from 'react';
import { Button } from '../button/button';
import { HistoryIcon, RefreshIcon } from '../icons';
import styles from './kept-note.module.css';

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

/**
 * Says since when the kept answers of this page are there, once newer ones did not come, and asks again (F-CACHE-01). Every bar has
 * it below, so that no page needs one of its own.
 */
export function KeptNote() {
  const t = useT('shared');
  const { since: at, askAgain } = useStore(oldAnswers);
  const [busy, setBusy] = useState(false);
  if (at === undefined) return null;
  const retry = () => {
    setBusy(true);
    void askAgain().finally(() => setBusy(false));
  };
  return (
    <div role="status" data-as-of="" className={styles.note}>
      <HistoryIcon size={16} className={styles.icon} />
      <p className={styles.text}>{t('ui.asOf', { time: isToday(at) ? timeText(at) : stampText(at) })}</p>
      <Button variant="link" size="small" busy={busy} icon={<RefreshIcon size={16} />} onClick={retry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
