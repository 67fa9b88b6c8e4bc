import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { join } from '../styles/join';
import styles from './tabs.module.css';
import { walk } from './walk';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  badge?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps<V extends string> {
  /** Accessible name of the row. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `line` fills the width and underlines the active tab; `pill` scrolls sideways and fills it. */
  look?: 'line' | 'pill' | undefined;
  children?: ReactNode | undefined;
  className?: string | undefined;
}

export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, items, value, onChange, look = 'line', children, className } = props;
  const id = useId();
  const [walkedTo, setWalkedTo] = useState<V>();
  const usable = items.filter((item) => item.disabled !== true);
  const stop = [walkedTo, value].find((one) => usable.some((item) => item.value === one)) ?? usable[0]?.value;
  const active = items.findIndex((item) => item.value === value);
  const hasPanel = children !== undefined;
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={join(styles.list, styles[look])}
        onKeyDown={onKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setWalkedTo(undefined);
        }}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === active}
            aria-controls={hasPanel && index === active ? `${id}-panel` : undefined}
            disabled={item.disabled}
            tabIndex={item.value === stop ? 0 : -1}
            className={styles.tab}
            onFocus={() => setWalkedTo(item.value)}
            onClick={() => {
              if (index !== active) onChange(item.value);
            }}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
        {look === 'line' ? <span aria-hidden="true" className={styles.indicator} /> : null}
      </div>
      {hasPanel ? (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${active}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern makes a panel focusable that may contain no control
          tabIndex={0}
          className={styles.panel}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

function onKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  const next = at < 0 ? undefined : tabs[walk(event.key, at, tabs.length, isRightToLeft(event.currentTarget))];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const isRightToLeft = (element: Element) => element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
