import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons';
import { join } from '../styles/join';
import styles from './field.module.css';

export interface FieldFrame {
  label: ReactNode;
  /** One line below the control, replaced by an error. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to correct it. It replaces the hint and is announced. */
  error?: ReactNode | undefined;
}

export interface FieldProps extends FieldFrame {
  /** Id of the control. Default: a generated one. */
  id?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the attributes that link label and message. */
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}

/** Label, control and one line of hint or error. The line keeps its space, so nothing moves. */
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
