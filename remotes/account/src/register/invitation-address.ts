import type { PagePath } from '@foyer/shared/paths';

const PAGE: PagePath = '/m/register';
const NAME = 'affiliateCode';

/** The registration's address with this member's code (A036). */
export function referralLink(code: string): string {
  const link = new URL(PAGE, location.origin);
  link.searchParams.set(NAME, code);
  return link.href;
}

/** The referral code in the registration's address; empty if none. */
export const invitationOf = (query: URLSearchParams): string => query.get(NAME) ?? '';
