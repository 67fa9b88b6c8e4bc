import { createHash } from 'node:crypto';
import type { ErrorCode } from '@foyer/shared/contract';
import type { CallContext } from '../../base/call/call';
import { type Member, memberByName } from '../../base/members/member';
import { isNumber, memberByMobile, membersByNumber, mobileOf, nationalNumber } from '../../base/members/mobile';
import { passwordMatches } from '../../base/members/password';
import { Refusal } from '../../base/refusals/refusal';
import { checkCode, spendCode } from '../verification/check-code';

/** A proof that can be guessed, so its tries are counted. */
export interface Proof {
  /** Key that failures are counted under, the same for every spelling of an account. */
  readonly account: string;
  /** The account's member if it exists; known before the proof and never revealed. */
  readonly member: Member | undefined;
  /** Code of every failure, whatever its reason. */
  readonly refusal: ErrorCode;
  /** The member if the proof is right; does the same work if it is not. */
  prove(): Promise<Member | undefined>;
}

type LogInContext = CallContext<'login'>;

/** Log-in by name and password; a bound number works as name (A045). */
export async function proofByPassword({ db, site, body }: LogInContext): Promise<Proof> {
  const { username, password } = body;
  const named = await memberByName(db, site.code, username);
  const [bound, another] = await membersByNumber(db, site.code, username);
  // A number bound in two countries is ambiguous.
  const member = named ?? (another === undefined ? bound : undefined);
  return {
    account: member === undefined ? `name ${hashOfName(username)}` : `member ${member.id}`,
    member,
    refusal: 'member.not.exist',
    prove: async () => ((await passwordMatches(password, member?.passwordHash)) ? member : undefined),
  };
}

/** Key of an unknown name in any spelling; hashed, because people mistype passwords there. */
function hashOfName(typed: string): string {
  const name = isNumber(typed) ? nationalNumber(typed) : typed.toLowerCase();
  return createHash('sha256').update(name).digest('base64url');
}

/**
 * Log-in by a mobile number and the code sent to it (A023).
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
