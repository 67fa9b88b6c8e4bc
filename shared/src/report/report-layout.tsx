import type { ReactNode } from 'react';
import styles from './record-page.module.css';

/** The page of a report: its filters first, which stand beside the rest on wide screens. */
export function ReportLayout({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {filters}
      {children}
    </div>
  );
}
