import type { ReactNode } from 'react';
import styles from './tool-bar.module.css';

/** The search and what stands beside it, in view while the page scrolls. */
export function ToolBar({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
