import { createHash } from 'node:crypto';
import type { ErrorCode } from '@foyer/shared/contract';
import type { CallContext } from '../../base/call/call';
import { type Member, memberByName } from '../../base/members/member';
import { isNumber, memberByMobile, membersByNumber, mobileOf, nationalNumber } from '../../base/members/mobile';
import { passwordMatches } from '../../base/members/password';
import { Refusal } from '../../base/refusals/refusal';
import { checkCode, spendCode } from '../verification/check-code';

/** A way to show who one is that can be guessed, and is therefore counted. */
export interface Proof {
  /** Under which name failures are counted: the same for every spelling of one account. */
  readonly account: string;
  /** Whose account it is, if there is one: known before anything is proven, and told to nobody. */
  readonly member: Member | undefined;
  /** What a failure is called, whatever the reason. */
  readonly refusal: ErrorCode;
  /** The member, when everything is right; the work is the same when nothing is. */
  prove(): Promise<Member | undefined>;
}

type LogInContext = CallContext<'login'>;

/** By name and password; a bound number stands for the name (A045). */
export async function proofByPassword({ db, site, body }: LogInContext): Promise<Proof> {
  const { username, password } = body;
  const named = await memberByName(db, site.code, username);
  const [bound, another] = await membersByNumber(db, site.code, username);
  // A number of two countries names nobody.
  const member = named ?? (another === undefined ? bound : undefined);
  return {
    account: member === undefined ? `name ${hashOfName(username)}` : `member ${member.id}`,
    member,
    refusal: 'member.not.exist',
    prove: async () => ((await passwordMatches(password, member?.passwordHash)) ? member : undefined),
  };
}

/** A name that nobody has, whichever way it is written; hashed, because people type passwords there too. */
function hashOfName(typed: string): string {
  const name = isNumber(typed) ? nationalNumber(typed) : typed.toLowerCase();
  return createHash('sha256').update(name).digest('base64url');
}

/**
 * By a mobile number and the code that was sent to it (A023).
 *
 * @throws Refusal `permission.denied` where the merchant does not offer it, `mobile.format`
 */
export async function proofByCode({ db, site, body, now, request }: LogInContext): Promise<Proof> {
  if (site.flags['MOBILEVERCODELOGIN3'] !== true) throw new Refusal('permission.denied');
  const mobile = mobileOf(site, { mobileNum: body.username, countryDialingCode: body.countryDialingCode });
  const aim = { site, purpose: 'login', target: mobile.international, now, request } as const;
  const member = await memberByMobile(db, site.code, mobile, now);
  return {
    member,
    account: `sms ${mobile.international}`,
    refusal: 'verification.code.error',
    prove: async () => {
      try {
        await spendCode(db, await checkCode(db, { ...aim, code: body.password }), now);
      } catch (error) {
        if (error instanceof Refusal) return undefined;
        throw error;
      }
      return member;
    },
  };
}
