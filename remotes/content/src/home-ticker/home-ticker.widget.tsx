import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { BellIcon, ChevronRightIcon, Loading, RefreshIcon, Skeleton } from '@foyer/shared/ui';
import { notices, useAnnouncements } from '../announcements/get-announcements';
import { useReducedMotion, useStopped } from '../motion/motion-store';
import { useHeld } from '../motion/use-held';
import styles from './home-ticker.module.css';
import { useTurn } from './use-turn';

/** Home's notices in turn on one line; a press opens all (S2-HOME-03, S2-TICKER-01, S2-TICKER-02). */
export default function HomeTicker() {
  const t = useT('content');
  const { data, isPending, isFetching, refetch } = useAnnouncements();
  const { held, handlers } = useHeld();
  const still = useReducedMotion();
  const stopped = useStopped();
  const lines = notices(data);
  const turn = useTurn(lines.length, held || still || stopped);

  if (isPending) {
    return (
      <div className={styles.line}>
        <Loading />
        <Skeleton className={styles.wait} />
      </div>
    );
  }
  if (!data) {
    return (
      <button type="button" className={styles.line} disabled={isFetching} onClick={() => void refetch()}>
        <span className={styles.quiet}>{t('ticker.failed')}</span>
        <span className="visually-hidden">, </span>
        <RefreshIcon size={16} />
      </button>
    );
  }
  const line = lines[turn];
  return (
    <Link to="/m/notice" className={styles.line} {...handlers}>
      <BellIcon size={20} label={t('ticker.label')} className={styles.bell} />
      <span className={styles.window}>
        {line ? (
          <span key={line.id} className={styles.text} data-moves={lines.length > 1 || undefined}>
            <bdi>{line.title}</bdi>
          </span>
        ) : (
          <span className={styles.quiet}>{t('ticker.empty')}</span>
        )}
      </span>
      <ChevronRightIcon size={16} className={styles.chevron} />
    </Link>
  );
}
