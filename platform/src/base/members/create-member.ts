import Big from 'big.js';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import { moveMoney } from '../ledger/move-money';
import { openPurses } from '../ledger/purses';
import type { Member } from './member';
import type { Mobile } from './mobile';
import { hashPassword } from './password';

export interface NewMember {
  readonly merchantCode: string;
  readonly username: string;
  readonly password: string;
  /** False for a generated password that nobody knows; true by default. */
  readonly ownPassword?: boolean;
  /** Whether somebody else made the password, so that it has to be changed first; false by default. */
  readonly mustChangePassword?: boolean;
  readonly type?: number;
  readonly nickname?: string;
  /** Initial balance of the main purse, booked as a deposit. */
  readonly balance?: string;
  readonly toUpline?: boolean;
  readonly uplineId?: number;
  readonly vipLevel?: string;
  readonly memberSite?: boolean;
  /** Whether the first log-in is still to come; true by default. */
  readonly firstTime?: boolean;
  readonly registeredAt: Date;
  /** A verified number. */
  readonly mobile?: Pick<Mobile, 'dialingCode' | 'number'>;
  readonly email?: string;
  readonly paymentPassword?: string;
  readonly registration?: Readonly<Record<string, string>>;
  readonly registerMethod?: Member['registerMethod'];
  readonly registerUrl?: string;
}

/**
 * Creates an account with its purses.
 *
 * @throws the database's unique violation when the name or number exists at this merchant
 */
export async function createMember(db: Db, member: NewMember): Promise<Member> {
  const passwordHash = await hashPassword(member.password);
  const { paymentPassword } = member;
  const paymentPasswordHash = paymentPassword === undefined ? null : await hashPassword(paymentPassword);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(members)
      .values({
        merchantCode: member.merchantCode,
        username: member.username,
        nickname: member.nickname ?? member.username,
        passwordHash,
        ownPassword: member.ownPassword ?? true,
        mustChangePassword: member.mustChangePassword ?? false,
        type: member.type ?? 0,
        toUpline: member.toUpline ?? false,
        uplineId: member.uplineId ?? null,
        vipLevel: member.vipLevel ?? null,
        memberSite: member.memberSite ?? true,
        registeredAt: member.registeredAt,
        firstLoginAt: member.firstTime === false ? member.registeredAt : null,
        mobileDialingCode: member.mobile?.dialingCode ?? null,
        mobileNumber: member.mobile?.number ?? null,
        email: member.email ?? null,
        paymentPasswordHash,
        registration: { ...member.registration },
        registerMethod: member.registerMethod ?? null,
        registerUrl: member.registerUrl ?? null,
      })
      .returning();
    if (made === undefined) throw new Error(`member ${member.username} was not stored`);
    const { id: memberId, merchantCode } = made;
    await openPurses(tx, [{ memberId, merchantCode }]);
    if (member.balance !== undefined && new Big(member.balance).gt(0)) {
      await moveMoney(tx, {
        merchant: merchantCode,
        memberId,
        kind: 'deposit',
        debit: 'house:deposits',
        credit: 'wallet:main',
        amount: member.balance,
        reference: 'opening balance',
        at: member.registeredAt,
      });
    }
    return made;
  });
}
