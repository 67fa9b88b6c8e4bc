import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { join } from '../styles/join';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  /** A count or dot at the upper corner, such as `<Badge count={3} />`. */
  badge?: ReactNode | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 px button with only an icon. */
export function IconButton({ label, icon, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={join(styles.icon, className)}>
      {icon}
      {badge === undefined ? null : (
        <span aria-hidden="true" className={styles.corner}>
          {badge}
        </span>
      )}
    </button>
  );
}
