import { type ReactNode, useId } from 'react';
import { join } from '../styles/join';
import styles from './choice.module.css';
import { useChosen } from './use-chosen';

export interface ChoiceItem<V extends string> {
  value: V;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<V extends string> {
  /** Accessible name. */
  label: string;
  items: readonly ChoiceItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `chips` wrap and suit many items; `segments` are equal parts of one frame, for two to four items. */
  look?: 'segments' | 'chips' | undefined;
  className?: string | undefined;
}

/** A choice of one item, made of native radio buttons for keyboard and screen readers. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, items, value, onChange, look = 'segments', className } = props;
  const name = useId();
  const [chosen, choose] = useChosen(value, onChange);
  return (
    <fieldset className={join(styles[look], className)}>
      <legend className="visually-hidden">{label}</legend>
      {items.map((item) => (
        <label
          key={item.value}
          className={look === 'chips' ? styles.chip : styles.segment}
          data-checked={item.value === chosen || undefined}
          data-disabled={item.disabled || undefined}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.value}
            checked={item.value === chosen}
            disabled={item.disabled}
            onChange={() => choose(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export interface ChipProps {
  pressed: boolean;
  onPress: (pressed: boolean) => void;
  icon?: ReactNode | undefined;
  children: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function Chip({ pressed, onPress, icon, children, disabled, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPress(!pressed)}
      className={join(styles.chip, className)}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
