import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` of text, `block` (72 px high by default), `circle`, or `tile` (a game's 3:4 picture with its name). */
  shape?: 'line' | 'block' | 'circle' | 'tile' | undefined;
  count?: number | undefined;
  className?: string | undefined;
}

/** Grey placeholders. Hidden from screen readers: wrap a page's skeletons in `Loading`. */
export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden="true" className={join(styles.shape, styles[shape], className)} />
  ));
}

/** Contains a section's skeletons and announces "loading" once. */
export function Loading({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  const t = useT('shared');
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="visually-hidden">
        {t('ui.loading')}
      </span>
      {children}
    </div>
  );
}
