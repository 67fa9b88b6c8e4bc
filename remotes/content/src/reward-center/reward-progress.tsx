import type { Reward } from '@foyer/shared/contract';
import { decimalText, useT } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';
import styles from './reward-card.module.css';

interface RewardProgressProps {
  progress: NonNullable<Reward['progress']>;
  /** What it is the progress of. */
  title: string;
  /** Absent for things that are counted. */
  currency: string | undefined;
}

/** How far one is with a condition, as a bar and in figures. */
export function RewardProgress({ progress: { have, need }, title, currency }: RewardProgressProps) {
  const t = useT('content');
  const show = (value: string) => (currency === undefined ? decimalText(value) : formatMoney(value, currency));
  const part = Number(need) > 0 ? Math.min(Number(have) / Number(need), 1) : 0;
  const text = t('rewards.progress', { have: show(have), need: show(need) });
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(part * 100)}
        aria-valuetext={text}
        className={styles.bar}
      >
        <span className={styles.filled} style={{ inlineSize: `${part * 100}%` }} />
      </div>
      <span className={styles.figures} aria-hidden="true">
        <bdi>{text}</bdi>
      </span>
    </div>
  );
}
