import type { PagePath } from '@foyer/shared/paths';

const PAGE: PagePath = '/m/register';
const NAME = 'affiliateCode';

/** The address that brings a friend to the registration with this member's code filled in (A036). */
export function referralLink(code: string): string {
  const link = new URL(PAGE, location.origin);
  link.searchParams.set(NAME, code);
  return link.href;
}

/** The code in the address of the registration; empty where it has none. */
export const invitationOf = (query: URLSearchParams): string => query.get(NAME) ?? '';
