import { CheckIcon, HistoryIcon, join, Money, type MoneyValue } from '@foyer/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Fact, Facts } from './facts';
import styles from './money.module.css';

export interface ReceiptProps {
  title: string;
  /** `done`, or `waiting` for somebody else's step. */
  tone?: 'done' | 'waiting' | undefined;
  amount: MoneyValue;
  currency: string;
  /** What happens next. */
  note?: ReactNode | undefined;
  facts: readonly Fact[];
  /** Links and buttons to go on. */
  children?: ReactNode | undefined;
}

const signs = { done: CheckIcon, waiting: HistoryIcon } as const;

/** What has happened: a heading that has the focus, the amount, its number, and ways to go on. */
export function Receipt({ title, tone = 'done', amount, currency, note, facts, children }: ReceiptProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Sign = signs[tone];
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <span className={join(styles.sign, styles[tone])}>
        <Sign size={32} />
      </span>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.amount}>
        <Money value={amount} currency={currency} />
      </p>
      {note === undefined ? null : (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <Facts facts={facts} />
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
