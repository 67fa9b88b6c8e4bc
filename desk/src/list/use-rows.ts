import { useRef } from 'react';

export interface Rows {
  readonly ref: { current: HTMLUListElement | null };
  /** Moves the focus to the next or the previous row. */
  readonly step: (by: 1 | -1) => void;
  /** The row that had the focus, for Tab. */
  readonly noted: (id: string) => void;
  /** Gives the focus back to an order's row once the list shows again, or to the one in its place. */
  readonly returnTo: (id: string | undefined) => void;
  /** Called when the list was drawn. */
  readonly drawn: () => void;
}

const linksIn = (list: HTMLUListElement | null): HTMLAnchorElement[] => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? []),
];

/** The focus in a list of rows: one stop for Tab, arrows and letters between them. */
export function useRows(): Rows {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly id: string; readonly index: number }>({ id: '', index: -1 });
  const wanted = useRef<string>(undefined);

  const indexOf = (links: readonly HTMLAnchorElement[], id: string): number =>
    links.findIndex(({ dataset }) => dataset['row'] === id);

  return {
    ref,
    step: (by) => {
      const links = linksIn(ref.current);
      const now = indexOf(links, last.current.id);
      const from = now >= 0 ? now : Math.min(last.current.index, links.length - 1) - (by === 1 ? 1 : 0);
      const next = now < 0 && last.current.index < 0 ? 0 : Math.min(Math.max(from + by, 0), links.length - 1);
      links[next]?.focus();
    },
    noted: (id) => {
      last.current = { id, index: indexOf(linksIn(ref.current), id) };
    },
    returnTo: (id) => {
      wanted.current = id;
    },
    drawn: () => {
      const id = wanted.current;
      if (id === undefined || ref.current === null) return;
      const links = linksIn(ref.current);
      const found = indexOf(links, id);
      const link = links[found >= 0 ? found : Math.min(Math.max(last.current.index, 0), links.length - 1)];
      if (link === undefined) return;
      wanted.current = undefined;
      link.focus();
    },
  };
}
