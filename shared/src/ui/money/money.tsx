import { formatMoney, signOf, useLanguage } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import type { MoneyValue } from '../../decimal/decimal';
import { join } from '../styles/join';
import styles from './money.module.css';

export interface MoneyProps {
  /** Missing shows as 0.00. */
  value: MoneyValue;
  currency?: string | undefined;
  /** Shows **** instead (A090). */
  hidden?: boolean | undefined;
  /** Shows + or − and the colour of won or lost. Also set `word`, because colour alone is not enough. */
  signed?: boolean | undefined;
  /** Meaning of the sign, such as "won", in small print after the amount. */
  word?: ReactNode | undefined;
  className?: string | undefined;
}

/** Uses the typographic minus, which is as wide as the plus. */
function withSign(value: MoneyValue, sign: -1 | 0 | 1, currency: string): string {
  const text = formatMoney(value, currency);
  return sign > 0 ? `+${text}` : text.replace(/^-/, '−');
}

const tones = { '-1': 'lost', '0': 'even', '1': 'won' } as const;

/** An amount inside of text, with figures of equal width (A090). */
export function Money({ value, currency = '', hidden = false, signed = false, word, className }: MoneyProps) {
  // Renders again after a change of language.
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

/** An amount at the end of a row: signed, aligned to the end, `word` on its own line. */
export function Amount(props: Omit<MoneyProps, 'signed'>) {
  return <Money {...props} signed className={join(styles.amount, props.className)} />;
}
