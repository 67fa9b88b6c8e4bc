import { Link } from '@foyer/shared/router';
import type { ReactNode } from 'react';
import type { SiteAddress } from '../../paths';
import { ChevronRightIcon } from '../icons';
import { join } from '../styles/join';
import styles from './list.module.css';

export interface ListProps {
  children: ReactNode;
  /** Accessible name. */
  label?: string | undefined;
  /** Shown above the rows; also the accessible name without `label`. */
  heading?: string | undefined;
  className?: string | undefined;
}

export function List({ children, label, heading, className }: ListProps) {
  return (
    <section className={join(styles.group, className)} aria-label={label ?? heading}>
      {heading === undefined ? null : <h2 className={styles.heading}>{heading}</h2>}
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

export interface ListRowProps {
  title: ReactNode;
  note?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  /** A count or mark before the end. */
  badge?: ReactNode | undefined;
  /** At the end of the line: a value, an amount, a switch. */
  trailing?: ReactNode | undefined;
  to?: SiteAddress | undefined;
  /** Makes the row a button. Ignored with `to`. */
  onPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A row of at least 52 px: a link, a button or plain text. */
export function ListRow({ title, note, icon, badge, trailing, to, onPress, disabled, className }: ListRowProps) {
  const content = (
    <>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
      {badge}
      {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
      {to === undefined && onPress === undefined ? null : <ChevronRightIcon size={16} className={styles.chevron} />}
    </>
  );
  if (to !== undefined)
    return (
      <li className={className}>
        <Link to={to} className={join(styles.row, styles.press)}>
          {content}
        </Link>
      </li>
    );
  if (onPress !== undefined)
    return (
      <li className={className}>
        <button type="button" disabled={disabled} onClick={onPress} className={join(styles.row, styles.press)}>
          {content}
        </button>
      </li>
    );
  return <li className={join(styles.row, className)}>{content}</li>;
}
