import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './tabs.module.css';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  /** A small count after the label. */
  badge?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps<V extends string> {
  /** Spoken name of the row of tabs. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `line` fills the width and marks by a line; `pill` scrolls sideways and marks by a lit pill. */
  look?: 'line' | 'pill' | undefined;
  /** What the active tab shows. */
  children?: ReactNode | undefined;
  className?: string | undefined;
}

/** A row of tabs with arrow keys; the content given as children belongs to the active one. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, items, value, onChange, look = 'line', children, className } = props;
  const pick = (next: unknown) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item !== undefined && item.value !== value) onChange(item.value);
  };
  return (
    <Base.Root value={value} onValueChange={pick} className={className}>
      <Base.List aria-label={label} className={join(styles.list, styles[look])}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.label}
            {item.badge}
          </Base.Tab>
        ))}
        {look === 'line' ? <Base.Indicator className={styles.indicator} /> : null}
      </Base.List>
      {children === undefined ? null : (
        <Base.Panel value={value} className={styles.panel}>
          {children}
        </Base.Panel>
      )}
    </Base.Root>
  );
}
