import { countText } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Nothing at 0, `99+` above 99 (A071). */
  count?: number | undefined;
  /** A word in place of a count, such as "New". */
  children?: ReactNode | undefined;
  dot?: boolean | undefined;
  tone?: 'alert' | 'lantern' | 'success' | 'quiet' | undefined;
  className?: string | undefined;
}

/** A small mark beside or on top of something. */
export function Badge({ count, children, dot = false, tone = 'alert', className }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  if (dot) return <span className={join(styles.dot, styles[tone], className)} />;
  const isCount = count !== undefined;
  const text = count === undefined ? children : count > 99 ? `${countText(99)}+` : countText(count);
  return (
    <span
      dir={isCount ? 'ltr' : undefined}
      className={join(styles.badge, isCount ? undefined : styles.word, styles[tone], className)}
    >
      {text}
    </span>
  );
}
