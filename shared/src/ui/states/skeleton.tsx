import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` of text, `block` (72 px high unless a class says otherwise), `circle`, or a game's `tile` of 3:4 with its name. */
  shape?: 'line' | 'block' | 'circle' | 'tile' | undefined;
  /** How many, one after the other. */
  count?: number | undefined;
  className?: string | undefined;
}

/** Grey shapes in the place of what is loading. Hidden from readers: wrap a page's skeletons in `Loading`, which says it once. */
export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden="true" className={join(styles.shape, styles[shape], className)} />
  ));
}

/** Holds the skeletons of a page or a section and says "loading" once, politely. */
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
