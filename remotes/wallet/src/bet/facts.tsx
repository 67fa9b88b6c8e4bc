import type { ReactNode } from 'react';
import styles from './bet.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** A number or hash to copy: monospaced, breaks anywhere. */
  readonly raw?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, raw }) => (
        <div key={name} className={raw ? styles.rawFact : styles.fact}>
          <dt>{name}</dt>
          <dd dir={raw ? 'ltr' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
