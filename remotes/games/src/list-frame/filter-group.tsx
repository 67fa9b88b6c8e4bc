import { type ReactNode, useId } from 'react';
import styles from './filter-group.module.css';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
