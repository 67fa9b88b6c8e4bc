import { Link } from '@foyer/shared/router';
import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { join } from '../styles/join';
import styles from './button.module.css';
import { Spinner } from './spinner';

interface ButtonLook {
  /** `primary` is the page's main action; only it glows. */
  variant?: 'primary' | 'quiet' | 'danger' | 'link' | undefined;
  size?: 'small' | 'medium' | undefined;
  full?: boolean | undefined;
  icon?: ReactNode | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button keeps width and focus, tells screen readers, and ignores presses. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function look({ variant = 'quiet', size = 'medium', full = false }: ButtonLook, className?: string): string {
  return join(styles.button, styles[variant], styles[size], full && styles.full, className);
}

/** A button for an action on this page. Default `type`: `button`. */
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

/** A link to another page that looks like a button. */
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
