import { ChevronDownIcon, join, useChosen } from '../ui';
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
  const [chosen, choose] = useChosen(value, onChange);
  return (
    <span className={join(styles.pick, chosen !== '' && styles.lit)}>
      <select
        aria-label={label}
        value={chosen}
        className={styles.select}
        onChange={(event) => choose(event.currentTarget.value)}
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
