import type { ReactNode, SVGProps } from 'react';
import { join } from '../styles/join';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd' | 'fill' | 'stroke' | 'ref'> {
  /** Size in px at a width of 375 px. Default: 24. */
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Accessible name. Without it the icon is decoration. */
  label?: string | undefined;
}

export interface DrawnIconProps extends IconProps {
  /** Path data of lines, in 24 units. */
  d?: string | undefined;
  /** Path data of filled shapes. */
  solid?: string | undefined;
  mirror?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** The frame of all icons, also for a part's own: 24 units, one round line, the text's colour. */
export function Icon({ size = 24, label, d, solid, mirror = false, className, children, ...rest }: DrawnIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      {...rest}
      className={join(styles.icon, styles[`size${size}`], mirror && styles.mirror, className)}
    >
      {d === undefined ? null : <path d={d} />}
      {solid === undefined ? null : <path className={styles.solid} d={solid} />}
      {children}
    </svg>
  );
}
