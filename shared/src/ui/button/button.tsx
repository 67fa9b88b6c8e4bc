import { Link } from '@foyer/shared/router';
import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { join } from '../styles/join';
import styles from './button.module.css';
import { Spinner } from './spinner';

interface ButtonLook {
  /** `primary`: the one main action of a page; it alone glows. */
  variant?: 'primary' | 'quiet' | 'danger' | 'link' | undefined;
  size?: 'small' | 'medium' | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  /** Stands before the label. */
  icon?: ReactNode | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: keeps its width and focus, says so to readers, and takes no presses. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function look({ variant = 'quiet', size = 'medium', full = false }: ButtonLook, className?: string): string {
  return join(styles.button, styles[variant], styles[size], full && styles.full, className);
}

/** A press that does something here. `type` is `button` unless said. */
export function Button({
  variant,
  size,
  full,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={look({ variant, size, full }, className)}
      onClick={press}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {busy ? <Spinner className={styles.spinner} /> : null}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'className'> {
  className?: string | undefined;
}

/** A press that goes to another page of the site and looks like a button. */
export function LinkButton({ variant, size, full, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ variant, size, full }, className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
