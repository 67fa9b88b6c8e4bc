import type {} from '@foyer/shared/paths';

declare module '@foyer/shared/paths' {
  interface SitePages {
    /** An address without a page, for the screen "not found". */
    '/m/nowhere': unknown;
  }
}
