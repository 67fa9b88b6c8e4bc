import type { Lottery } from '@foyer/shared/contract';
import { countdownText, useT } from '@foyer/shared/i18n';
import { usePress } from '@foyer/shared/ui';
import { DrawnNumbers } from '../lottery-bets/drawn-numbers';
import styles from './lottery-card.module.css';

export interface LotteryCardProps {
  lottery: Lottery;
  /** Epoch milliseconds. */
  now: number;
  /** What else is to be said of it. */
  note?: string | undefined;
  onOpen: () => void;
}

/** A lottery: countdown to its next draw, and its last result. */
export function LotteryCard({ lottery, now, note, onOpen }: LotteryCardProps) {
  const t = useT('games');
  const { pressed, handlers } = usePress();
  const { code, displayName, lastIssue, lastNumbers, nextDrawAt } = lottery;
  const left = nextDrawAt - now;
  return (
    // By its value a press in the document's first view finds it, since what it says changes each second.
    <button
      type="button"
      value={code}
      className={styles.card}
      data-pressed={pressed || undefined}
      {...handlers}
      onClick={onOpen}
    >
      <span className={styles.head}>
        <span className={styles.name}>{displayName}</span>
        <span className={styles.next}>
          <span className={styles.label}>{t(left > 0 ? 'lottery.next' : 'lottery.drawing')}</span>
          <span role="timer" className={styles.time}>
            {countdownText(left)}
          </span>
        </span>
      </span>
      <span className="visually-hidden">{t('lottery.numbers', { numbers: lastNumbers.join(' ') })}</span>
      <DrawnNumbers code={code} numbers={lastNumbers} issue={lastIssue} />
      <span className={styles.issue}>{t('lottery.last', { issue: lastIssue })}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  );
}
