import { useLanguage } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { join } from '../styles/join';
import { formatMoney, type MoneyValue, signOf } from './format-money';
import styles from './money.module.css';

export interface MoneyProps {
  /** A decimal string or number; missing shows as 0.00. */
  value: MoneyValue;
  /** The symbol as the platform gives it. */
  currency?: string | undefined;
  /** The member hides amounts: shows **** (A090). */
  hidden?: boolean | undefined;
  /** Shows + or −, and the colour of won or lost. Add `word`, for colour alone says nothing. */
  signed?: boolean | undefined;
  /** What the sign means, such as "won"; after the amount in small print. */
  word?: ReactNode | undefined;
  className?: string | undefined;
}

/** The typographer's minus is as wide as the plus, so that signed columns align. */
function withSign(value: MoneyValue, sign: -1 | 0 | 1, currency: string): string {
  const text = formatMoney(value, currency);
  return sign > 0 ? `+${text}` : text.replace(/^-/, '−');
}

const tones = { '-1': 'lost', '0': 'even', '1': 'won' } as const;

/** An amount in a line of text: exactly 2 decimals, half up, grouped as the language does, figures of one width (A090). */
export function Money({ value, currency = '', hidden = false, signed = false, word, className }: MoneyProps) {
  // The text is of the language in force: it follows a change of it.
  useLanguage();
  const sign = signOf(value);
  const text = hidden ? '****' : signed ? withSign(value, sign, currency) : formatMoney(value, currency);
  const tone = signed && !hidden && styles[tones[`${sign}`]];
  return (
    <span className={join(styles.money, tone, className)}>
      <bdi>{text}</bdi>
      {word === undefined ? null : <span className={styles.word}> {word}</span>}
    </span>
  );
}

/** An amount at the end of a row: signed, aligned to the end, its word on a line of its own. */
export function Amount(props: Omit<MoneyProps, 'signed'>) {
  return <Money {...props} signed className={join(styles.amount, props.className)} />;
}
