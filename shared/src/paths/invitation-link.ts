const PAGE = '/m/register';
const NAME = 'affiliateCode';

/**
 * The registration's address with somebody's code: a member's own, or that of an agent's link (A036).
 * @param origin origin of the site, e.g. `https://lantern.example`
 */
export function invitationLink(origin: string, code: string): string {
  const link = new URL(PAGE, origin);
  link.searchParams.set(NAME, code);
  return link.href;
}

/** The code in the registration's address; empty if none. */
export const invitationCodeOf = (query: URLSearchParams): string => query.get(NAME) ?? '';
