import { Switch as Base } from '@base-ui/react/switch';
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

/** On or off at once, without a form: label first, switch at the end of the line. */
export function Switch({ label, checked, onChange, disabled = false, className }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's switch, which takes the label around it
    <label className={join(styles.row, styles.spread, className)}>
      <span>{label}</span>
      <Base.Root checked={checked} disabled={disabled} onCheckedChange={onChange} className={styles.switch}>
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </label>
  );
}
