import { Link } from '@foyer/shared/router';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SiteAddress } from '../../paths';
import { usePress } from '../press/use-press';
import { join } from '../styles/join';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** `lit`: a warm frame for the one card that matters on the page. */
  look?: 'plain' | 'lit' | undefined;
  /** Without inner space, for pictures that reach the edge. */
  flush?: boolean | undefined;
}

/** A raised surface with a border of one light line. */
export function Card({ look = 'plain', flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={join(styles.card, styles[look], flush && styles.flush, className)} />;
}

export interface CardLinkProps {
  /** Path of the site. */
  to: SiteAddress;
  look?: CardProps['look'] | undefined;
  flush?: boolean | undefined;
  /** Spoken name, where the content alone does not say it. */
  label?: string | undefined;
  /** Held for half a second (A102). The press then does not go on to the link. */
  onLongPress?: (() => void) | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A card that is one link as a whole; it gives way a little while pressed (A102). */
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
