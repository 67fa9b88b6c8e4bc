import type { ErrorCode } from '@foyer/shared/contract';
import type { CallContext } from '../call';
import { type Member, memberByName } from '../members/member';
import { memberByMobile, membersByNumber, mobileOf } from '../members/mobile';
import { passwordMatches } from '../members/password';
import { Refusal } from '../refusal';
import { checkCode, spendCode } from '../verification/codes';

/** A way to show who one is that can be guessed, and is therefore counted. */
export interface Proof {
  /** Under which name failures are counted. */
  readonly account: string;
  /** What a failure is called, whatever the reason. */
  readonly refusal: ErrorCode;
  /** The member, when everything is right; the work is the same when nothing is. */
  prove(): Promise<Member | undefined>;
}

type LogInContext = CallContext<'login'>;

/** By name and password; a bound number stands for the name (A045). */
export function proofByPassword({ db, site, body }: LogInContext): Proof {
  return {
    account: body.username,
    refusal: 'member.not.exist',
    prove: async () => {
      const named = await memberByName(db, site.code, body.username);
      const [bound, another] = await membersByNumber(db, site.code, body.username);
      // A number of two countries names nobody.
      const member = named ?? (another === undefined ? bound : undefined);
      return (await passwordMatches(body.password, member?.passwordHash)) ? member : undefined;
    },
  };
}

/**
 * By a mobile number and the code that was sent to it (A023).
 *
 * @throws Refusal `permission.denied` where the merchant does not offer it, `mobile.format`
 */
export function proofByCode({ db, site, body, now }: LogInContext): Proof {
  if (site.flags['MOBILEVERCODELOGIN3'] !== true) throw new Refusal('permission.denied');
  const mobile = mobileOf(site, { mobileNum: body.username, countryDialingCode: body.countryDialingCode });
  const aim = { site, purpose: 'login', target: mobile.international, now } as const;
  return {
    account: `sms ${mobile.international}`,
    refusal: 'verification.code.error',
    prove: async () => {
      const member = await memberByMobile(db, site.code, mobile, now);
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
