import { ChevronDownIcon, join } from '@foyer/shared/ui';
import styles from './filters.module.css';

interface PickProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select in the shape of a pill; highlighted while it filters. */
export function Pick({ label, all, options, value, onChange }: PickProps) {
  return (
    <span className={join(styles.pick, value !== '' && styles.lit)}>
      <select
        aria-label={label}
        value={value}
        className={styles.select}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles.chevron} />
    </span>
  );
}
