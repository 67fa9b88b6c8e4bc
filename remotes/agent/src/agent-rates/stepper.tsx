import { decimalText, percentText, useT } from '@foyer/shared/i18n';
import type { KeyboardEvent } from 'react';
import type { CategoryRate } from './get-rates';
import styles from './rates.module.css';

/** Rates have one decimal, so tenths of a percent are whole numbers. */
const tenthsOf = (rate: string): number => Number.parseInt(rate.replace('.', ''), 10);
const rateOf = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;
const PAGE = 5;

interface StepperProps {
  label: string;
  range: CategoryRate;
  value: string;
  onChange: (value: string) => void;
}

/** A rate in steps of 0.1 between two bounds, by buttons or keys; the bounds are spoken and written. */
export function Stepper({ label, range: { min, max, today, rate }, value, onChange }: StepperProps) {
  const t = useT('agent');
  const [now, least, most] = [tenthsOf(value), tenthsOf(min), tenthsOf(max)];
  // A rate above the own one, which was lowered since, goes down to it.
  const by = (tenths: number) => onChange(rateOf(Math.min(most, Math.max(least, now + tenths))));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => by(1),
    ArrowDown: () => by(-1),
    PageUp: () => by(PAGE),
    PageDown: () => by(-PAGE),
    Home: () => by(least - now),
    End: () => by(most - now),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const bounds =
    least > 0
      ? t('rates.range', { min: decimalText(min), max: percentText(max) })
      : t('rates.upTo', { max: percentText(max) });
  return (
    <div className={styles.line}>
      <span className={styles.what}>
        <span className={styles.category}>{label}</span>
        <span className={styles.bounds}>{bounds}</span>
        {today === undefined ? null : (
          <span className={styles.bounds}>
            {t('rates.today', { today: percentText(today), rate: percentText(rate) })}
          </span>
        )}
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('rates.less', { category: label })}
          disabled={now <= least}
          onClick={() => by(-1)}
        >
          −
        </button>
        <span
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={now / 10}
          aria-valuemin={least / 10}
          aria-valuemax={most / 10}
          aria-valuetext={`${percentText(value)}, ${bounds}`}
          className={value === rate ? undefined : styles.changed}
          onKeyDown={press}
        >
          {percentText(value)}
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('rates.more', { category: label })}
          disabled={now >= most}
          onClick={() => by(1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
