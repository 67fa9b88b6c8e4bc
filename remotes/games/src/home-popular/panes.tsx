import { join } from '@foyer/shared/ui';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './panes.module.css';

interface Pane {
  readonly value: string;
  readonly label: ReactNode;
}

export interface PanesProps {
  /** Accessible name of the row of tabs. */
  label: string;
  panes: readonly Pane[];
  /** Content of a pane; rendered when its tab is first chosen, then kept. */
  children: (value: string) => ReactNode;
}

/** The tab that a key leads to, or undefined for other keys. */
function stepOf({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A scrolling row of tabs with a pane each; visited panes keep their content (S2-HOME-15). */
export function Panes({ label, panes, children }: PanesProps) {
  const id = useId();
  const [active, setActive] = useState(panes[0]?.value ?? '');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([active]));

  const choose = (value: string) => {
    setActive(value);
    setSeen((before) => new Set(before).add(value));
  };
  const move = (event: KeyboardEvent, at: number) => {
    const next = panes[stepOf(event, at, panes.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {panes.map(({ value, label: name }, at) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-selected={value === active}
            aria-controls={`${id}-pane-${value}`}
            tabIndex={value === active ? 0 : -1}
            onClick={() => choose(value)}
            onKeyDown={(event) => move(event, at)}
            className={join(styles.tab, value === active && styles.active)}
          >
            {name}
          </button>
        ))}
      </div>
      {panes.map(({ value }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-pane-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== active}
        >
          {seen.has(value) ? children(value) : null}
        </div>
      ))}
    </>
  );
}
