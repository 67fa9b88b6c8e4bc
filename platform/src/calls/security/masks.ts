import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';

const STARS = '****';

/** `ploy@example.com` as `p***@example.com`. */
export function maskedEmail(email: string): string {
  const [name, domain] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@') + 1)];
  const [first = ''] = name;
  return `${first}***@${domain}`;
}

/** A number as dialed at home, `08****678`; one of another country with plus and dialing code. */
export function maskedMobile(
  { location }: Pick<Site, 'location'>,
  { mobileDialingCode, mobileNumber }: Pick<Member, 'mobileDialingCode' | 'mobileNumber'>,
): string | null {
  if (mobileDialingCode === null || mobileNumber === null) return null;
  const atHome = mobileDialingCode === location.dialingCode;
  const [begin, rest] = atHome
    ? [`0${mobileNumber.slice(0, 1)}`, mobileNumber.slice(1)]
    : [`+${mobileDialingCode}`, mobileNumber];
  return `${begin}${STARS}${rest.slice(rest.length < 7 ? -2 : -3)}`;
}
