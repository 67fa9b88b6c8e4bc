import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { join } from '../styles/join';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Text beside the box, which toggles it too. */
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={join(styles.row, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
