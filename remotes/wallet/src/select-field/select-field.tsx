import { ChevronDownIcon } from '@foyer/shared/ui';
import styles from './select-field.module.css';

interface SelectFieldProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A choice among the fields of a form, in their shape; as wide as the form, however long its options are. */
export function SelectField<V extends string>({ label, options, value, onChange }: SelectFieldProps<V>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.frame}>
        <select className={styles.select} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} className={styles.chevron} />
      </span>
    </label>
  );
}
