import type {} from '@foyer/shared/paths';

declare module '@foyer/shared/paths' {
  interface SitePages {
    /** Nobody has it: what the site says then is a screen, too. */
    '/m/nowhere': unknown;
  }
}
