import { slotsOfShell } from '@foyer/shared/shell';
import { createStore, useStore } from '@foyer/shared/store';

type Theme = 'dark' | 'light';

/** Desk and console have origins of their own, so no site reads it. */
const stored = slotsOfShell.text<Theme>('local', 'deskTheme', { stays: true });

const first = (): Theme => (stored.get() === 'light' ? 'light' : 'dark');
const store = createStore<{ readonly theme: Theme }>(() => ({ theme: first() }));

export const useTheme = (): Theme => useStore(store, ({ theme }) => theme);

export function showTheme(): void {
  document.documentElement.dataset['theme'] = store.getState().theme;
}

export function switchTheme(): void {
  const theme = store.getState().theme === 'light' ? 'dark' : 'light';
  stored.set(theme);
  store.setState({ theme });
  showTheme();
}
