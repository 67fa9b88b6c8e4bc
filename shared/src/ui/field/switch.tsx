import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './checkbox.module.css';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A switch that acts at once, without a form. The label comes first. */
export function Switch({ label, checked, onChange, disabled = false, className }: SwitchProps) {
  return (
    <label className={join(styles.row, styles.spread, className)}>
      <span>{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.switch}
      />
    </label>
  );
}
