import { join } from '@foyer/shared/ui';
import { useState } from 'react';
import { Pips } from './die';
import styles from './drawn-numbers.module.css';
import { lookOf, type NumberLook } from './look';

/** One number in the look of its lottery. */
function DrawnNumber({ value, look }: { value: string; look: NumberLook }) {
  const number = Number(value);
  return (
    <span className={join(styles.number, styles[look])} data-car={look === 'car' ? number : undefined}>
      {look === 'die' ? <Pips face={number} /> : value}
    </span>
  );
}

interface DrawnNumbersProps {
  code: string;
  numbers: readonly number[];
  /** The draw: one that comes while the numbers of another are seen drops in. */
  issue: string;
  size?: 'small' | 'large' | undefined;
}

/** How many numbers fit one line of the narrowest card. */
const ONE_LINE = 10;

/** The numbers of a draw. They are drawn only: who shows them says them in words. */
export function DrawnNumbers({ code, numbers, issue, size = 'small' }: DrawnNumbersProps) {
  const look = lookOf(code);
  const [first] = useState(issue);
  const isNew = issue !== first;
  return (
    <span aria-hidden="true" className={join(styles.numbers, styles[size], numbers.length <= ONE_LINE && styles.line)}>
      {numbers.map((number, at) => (
        <span key={`${issue}/${at}`} className={join(styles.place, isNew && styles.drop)}>
          <DrawnNumber value={String(number)} look={look} />
        </span>
      ))}
    </span>
  );
}
