import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { useState } from 'react';
import type { WithdrawalRow } from '../calls/shapes';
import styles from './card-number.module.css';

/** Groups of four, as on the card. */
const grouped = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** The whole number for who pays, with a way to copy it; its last four digits for everybody else. */
export function CardNumber({ number, lastFour }: WithdrawalRow['card']) {
  const t = useT('desk');
  const [copied, setCopied] = useState(false);
  if (number === undefined)
    return (
      <span>
        <span aria-hidden="true">•••• </span>
        <span className="visually-hidden">{t('fact.cardEnds')} </span>
        {lastFour}
      </span>
    );
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className={styles.card}>
      <span className={styles.number}>{grouped(number)}</span>
      <Button size="small" onClick={() => void copy()}>
        {t(copied ? 'fact.copied' : 'fact.copy')}
      </Button>
    </span>
  );
}
