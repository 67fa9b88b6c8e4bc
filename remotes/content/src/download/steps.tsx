import type { ReactNode } from 'react';
import styles from './download.module.css';

interface StepsProps {
  readonly steps: readonly string[];
  /** Picture of what the first step is about. */
  readonly sign?: ReactNode;
}

export function Steps({ steps, sign }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step}>
          <span>
            {step} {index === 0 ? sign : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
