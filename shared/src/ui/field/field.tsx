import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons';
import { join } from '../styles/join';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldFrame {
  label: ReactNode;
  /** One line below the control, until there is an error. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right; replaces the hint and is read out. */
  error?: ReactNode | undefined;
}

export interface FieldProps extends FieldFrame {
  /** Id of the control; made up when absent. */
  id?: string | undefined;
  className?: string | undefined;
  /** Draws the control with the attributes that tie it to its label and message. */
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}

/** Label above, control, and one line of hint or error whose room is kept so that nothing jumps. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const failed = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div className={join(styles.field, failed && styles.failed, className)}>
      <label className={styles.label} htmlFor={control}>
        {label}
      </label>
      {children({ id: control, 'aria-describedby': `${control}-message`, 'aria-invalid': failed })}
      <div
        className={join(styles.message, Boolean(hint) && styles.hinted)}
        id={`${control}-message`}
        aria-live="polite"
      >
        {failed ? (
          <span className={styles.error}>
            <WarningIcon size={16} />
            <span>{error}</span>
          </span>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
