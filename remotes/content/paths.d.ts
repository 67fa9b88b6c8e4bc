import type { pages, planned } from './remote.json';

declare module '@foyer/shared/paths' {
  interface SitePages extends Record<keyof typeof pages | keyof typeof planned, unknown> {}
}
