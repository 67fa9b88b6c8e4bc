import type { Db } from '../db/database';
import { members, wallets } from '../db/schema';
import { moveMoney } from '../ledger/move-money';
import type { Member } from './member';
import type { Mobile } from './mobile';
import { hashPassword } from './password';

export interface NewMember {
  readonly merchantCode: string;
  readonly username: string;
  readonly password: string;
  /** False for a password that was invented, and that nobody knows; true unless said. */
  readonly ownPassword?: boolean;
  readonly type?: number;
  readonly nickname?: string;
  /** What the main purse begins with; booked as a deposit. */
  readonly balance?: string;
  readonly toUpline?: boolean;
  readonly uplineId?: number;
  readonly vipLevel?: string;
  readonly memberSite?: boolean;
  /** Whether the first log-in is still to come; true unless said. */
  readonly firstTime?: boolean;
  readonly registeredAt: Date;
  /** A number that the member has shown to be theirs. */
  readonly mobile?: Pick<Mobile, 'dialingCode' | 'number'>;
  readonly email?: string;
  readonly paymentPassword?: string;
  readonly registration?: Readonly<Record<string, string>>;
  readonly registerMethod?: Member['registerMethod'];
  readonly registerUrl?: string;
}

/**
 * Makes an account with both purses.
 *
 * @throws the database's unique violation when the name or the number is taken at this merchant
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
    await tx.insert(wallets).values([
      { memberId, merchantCode, purse: 'main' },
      { memberId, merchantCode, purse: 'bonus' },
    ]);
    if (member.balance !== undefined && Number(member.balance) > 0) {
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
