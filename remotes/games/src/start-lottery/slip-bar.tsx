import { countText, useT } from '@foyer/shared/i18n';
import { Button, Money } from '@foyer/shared/ui';
import styles from './slip-bar.module.css';
import { sumsOf } from './slip-sums';
import type { SlipState } from './use-slip';

interface SlipBarProps {
  slip: SlipState;
  currency: string;
  /** The picks that the board shows as chosen; one more than `most` stands for too many. */
  picks: readonly string[];
  most: number;
  isLocked: boolean;
  onAdd: () => void;
  onOpen: () => void;
}

/** Below the board: what is on the slip already, and the button that puts there what is chosen. */
export function SlipBar({ slip, currency, picks, most, isLocked, onAdd, onOpen }: SlipBarProps) {
  const t = useT('games');
  const lines = slip.lines.length;
  const isTooMuch = picks.length > most;
  const label = isTooMuch ? t('bar.tooMany', { max: most }) : t('bar.add', { count: picks.length });
  return (
    <div className={styles.bar}>
      {lines === 0 ? null : (
        <button type="button" className={styles.slip} onClick={onOpen}>
          <span className={styles.count}>{countText(lines)}</span>
          <span className={styles.words}>
            <span>{t('slip.title')}</span>
            <Money value={sumsOf(slip, []).total} currency={currency} className={styles.sum} />
          </span>
        </button>
      )}
      <Button
        variant={lines > 0 && picks.length === 0 ? 'quiet' : 'primary'}
        className={styles.add}
        disabled={picks.length === 0 || isTooMuch || isLocked}
        onClick={onAdd}
      >
        {picks.length === 0 ? t('bar.choose') : label}
      </Button>
      {/* Whoever is at the grid hears neither the button’s new name nor what came on the slip. */}
      <p role="status" className="visually-hidden">
        {picks.length > 0 ? label : lines > 0 ? t('slip.said', { count: lines }) : ''}
      </p>
    </div>
  );
}
