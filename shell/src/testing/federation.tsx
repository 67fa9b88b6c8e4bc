import type { PageDeclaration } from '@foyer/shared/remote';
import type { ReactNode } from 'react';
import type { FoundPage, FoundWidget, PartFailure } from '../federation';

interface ViewProps {
  part: string;
  expose: string;
  fallback: ReactNode;
  failed: (failure: PartFailure) => ReactNode;
}

const pages = new Map<string, FoundPage>();
const widgets = new Map<string, FoundWidget[]>();
const broken = new Map<string, () => void>();
const shown: string[] = [];

/** Remotes for tests: pages and widgets that show their names. For `jest.mock('../federation', …)`. */
export const remotes = {
  reset(): void {
    pages.clear();
    widgets.clear();
    broken.clear();
    shown.length = 0;
  },
  page(path: string, declaration: Omit<PageDeclaration, 'page'> & { page?: string } = {}, part = 'content'): void {
    const page = declaration.page ?? path.slice(3);
    pages.set(path, { part, version: '1.4.0', expose: page, declaration: { ...declaration, page } });
  },
  widget(slot: string, widget: string, guard?: string): void {
    const declaration = { widget, ...(guard ? { guard } : {}) };
    widgets.set(slot, [...(widgets.get(slot) ?? []), { part: 'games', version: '1.4.0', expose: widget, declaration }]);
  },
  /** Makes an expose fail from now on; `retry` handles its button. */
  break(expose: string, retry: () => void): void {
    broken.set(expose, retry);
  },
  /** Exposes that were asked for, in order. What never was has loaded no file and sent no call. */
  shown: (): readonly string[] => shown,
};

export const federation = {
  findPage: (path: string) => pages.get(path.replace(/\/+$/, '')),
  widgetsOf: (slot: string) => widgets.get(slot) ?? [],
  PartView: ({ part, expose, failed }: ViewProps) => {
    shown.push(expose);
    const retry = broken.get(expose);
    if (retry) return failed({ part, version: '1.4.0', error: new Error('broken'), retry, busy: false });
    return <p>{`content of ${expose}`}</p>;
  },
};
