import { Link } from '@foyer/shared/router';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SiteAddress } from '../../paths';
import { usePress } from '../press/use-press';
import { join } from '../styles/join';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** `lit` has a warm frame, for the most important card of a page. */
  look?: 'plain' | 'lit' | undefined;
  /** Without padding, for pictures up to the edge. */
  flush?: boolean | undefined;
}

export function Card({ look = 'plain', flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={join(styles.card, styles[look], flush && styles.flush, className)} />;
}

export interface CardLinkProps {
  to: SiteAddress;
  look?: CardProps['look'] | undefined;
  flush?: boolean | undefined;
  /** Accessible name, when the content is not enough. */
  label?: string | undefined;
  /** Called after half a second; the link does not open then (A102). */
  onLongPress?: (() => void) | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A card that is one link. It shrinks a little while pressed (A102). */
export function CardLink({
  to,
  look = 'plain',
  flush = false,
  label,
  onLongPress,
  children,
  className,
}: CardLinkProps) {
  const { pressed, handlers } = usePress({ onLongPress });
  return (
    <Link
      to={to}
      aria-label={label}
      {...handlers}
      data-pressed={pressed || undefined}
      className={join(styles.card, styles[look], styles.press, flush && styles.flush, className)}
    >
      {children}
    </Link>
  );
}
