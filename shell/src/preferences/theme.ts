import { slotsOfShell } from '@foyer/shared/shell';
import { createStore, useStore } from '@foyer/shared/store';

export type Theme = 'dark' | 'light';

/** The boot script reads it too. */
const stored = slotsOfShell.text<Theme>('local', 'theme', { stays: true, was: 'theme', until: '4.0.0' });

const shown = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

const themeStore = createStore<{ readonly theme: Theme }>(() => ({ theme: shown() }));

export const useTheme = (): Theme => useStore(themeStore, (state) => state.theme);

/** Changes the theme, also of the browser's own bars, and stores it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  stored.set(theme);
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--c-ground').trim();
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta && ground !== '') meta.setAttribute('content', ground);
  themeStore.setState({ theme });
}
