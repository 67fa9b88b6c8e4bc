import { Field } from '@foyer/shared/ui';
import styles from './form.module.css';

interface TextAreaFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text of several lines. */
export function TextAreaField({ label, value, maxLength, error, onChange }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error}>
      {(frame) => (
        <textarea
          {...frame}
          className={styles.area}
          rows={4}
          value={value}
          maxLength={maxLength}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
