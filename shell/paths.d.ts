import type { HOME } from '@foyer/shared/paths';
import type { screenPaths } from './src/startup/screen-paths';

declare module '@foyer/shared/paths' {
  interface SitePages extends Record<typeof HOME | keyof typeof screenPaths, unknown> {}
}
