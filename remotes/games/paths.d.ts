import type { pages } from './remote.json';

declare module '@foyer/shared/paths' {
  interface SitePages extends Record<keyof typeof pages, unknown> {}
}
