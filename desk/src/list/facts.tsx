import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import styles from './list.module.css';

/** Keys of labels with their values, one a line. */
export function Facts({ lines }: { readonly lines: readonly (readonly [label: string, value: ReactNode])[] }) {
  const t = useT('desk');
  return (
    <dl className={styles.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
