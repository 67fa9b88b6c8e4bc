import type { ReactNode, SVGProps } from 'react';
import { join } from '../styles/join';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd' | 'fill' | 'stroke' | 'ref'> {
  /** 16, 20, 24 (default) or 32 px at 375 px of width. */
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Spoken name. Without it the icon is decoration and hidden from readers. */
  label?: string | undefined;
}

export interface DrawnIconProps extends IconProps {
  /** What is drawn as a line, as path data in 24 units. */
  d?: string | undefined;
  /** What is filled instead of drawn. */
  solid?: string | undefined;
  /** Turns round where one reads from right to left. */
  mirror?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** The common frame of all icons: 24 units, one round line, the colour of the text around it. A part draws its own icons with it. */
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
