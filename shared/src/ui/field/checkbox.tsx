import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { join } from '../styles/join';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Said beside the box; a press on it counts. */
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick. It is the browser's own, so forms and readers need no help. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={join(styles.row, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
