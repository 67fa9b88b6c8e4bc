import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositMethods } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { standingOf } from '../club/standing';

type Words = Readonly<Record<'EN' | 'TY', string>>;

interface Method extends Omit<DepositMethod, 'name' | 'note'> {
  readonly name: Words;
  readonly note: Words;
  /** The most that approved and waiting deposits of a merchant's day may come to. */
  readonly dayMax: string;
  /** Where a transfer goes. */
  readonly transfer?: NonNullable<DepositOrder['transfer']>;
}

/** The reference's ways to deposit; a merchant's settings are laid over them (B012). */
const METHODS: readonly Method[] = [
  {
    code: 'PROMPTPAY',
    kind: 'qr',
    name: { EN: 'PromptPay QR', TY: 'พร้อมเพย์ QR' },
    note: {
      EN: 'Scan and pay with the app of any Thai bank. Smaller amounts are booked within seconds.',
      TY: 'สแกนจ่ายได้ด้วยแอปของทุกธนาคารไทย ยอดไม่สูงเข้ากระเป๋าภายในไม่กี่วินาที',
    },
    min: '50',
    max: '50000',
    dayMax: '500000',
    quickAmounts: ['100', '300', '500', '1000', '3000', '5000'],
    feePercent: '0',
  },
  {
    code: 'BANKTRANSFER',
    kind: 'bank',
    name: { EN: 'Bank transfer', TY: 'โอนผ่านธนาคาร' },
    note: {
      EN: 'Transfer from an account in your own name and write the order number into the note.',
      TY: 'โปรดโอนจากบัญชีชื่อของคุณเอง และใส่เลขที่รายการในช่องบันทึก',
    },
    transfer: { bank: 'Foyer Demo Bank', account: '000-0-00000-0', payee: 'Foyer Demo Co., Ltd.' },
    min: '100',
    max: '200000',
    dayMax: '2000000',
    quickAmounts: ['500', '1000', '3000', '5000', '10000', '50000'],
    feePercent: '0',
  },
  {
    code: 'CARD',
    kind: 'card',
    name: { EN: 'Debit or credit card', TY: 'บัตรเดบิตหรือเครดิต' },
    note: {
      EN: 'Visa and Mastercard. Your bank may ask you to confirm.',
      TY: 'รองรับ Visa และ Mastercard ธนาคารของคุณอาจขอให้ยืนยันรายการ',
    },
    min: '200',
    max: '20000',
    dayMax: '200000',
    quickAmounts: ['200', '500', '1000', '2000', '5000', '10000'],
    feePercent: '1.5',
  },
  {
    code: 'EWALLET',
    kind: 'wallet',
    name: { EN: 'E-wallet', TY: 'อีวอลเล็ต' },
    note: {
      EN: 'TrueMoney, ShopeePay and Rabbit LINE Pay. You pay on the page of the payment service.',
      TY: 'รองรับ TrueMoney, ShopeePay และ Rabbit LINE Pay ชำระบนหน้าของผู้ให้บริการชำระเงิน',
    },
    min: '50',
    max: '30000',
    dayMax: '200000',
    quickAmounts: ['100', '300', '500', '1000', '3000', '5000'],
    feePercent: '1',
  },
];

export const findMethod = (code: string): Method | undefined => METHODS.find((method) => method.code === code);

/** What a way is called, in both languages; one that is gone keeps its code. */
export const methodName = (code: string): Words => findMethod(code)?.name ?? { EN: code, TY: code };

/** Ways that are paid on the payment host (B010). */
export const isPaidElsewhere = (code: string): boolean => ['card', 'wallet'].includes(findMethod(code)?.kind ?? '');

/** A way to deposit as a merchant offers it. */
export interface OfferedMethod extends Method {
  readonly closed: boolean;
  /** The club level from which it is offered. */
  readonly level: number | null;
}

type Settings = typeof depositMethods.$inferSelect;

function offered(method: Method, own: Settings | undefined): OfferedMethod {
  const { min, max, dayMax, feePercent, closed = false, level = null } = own ?? {};
  const chosen = (value: string | null | undefined, other: string) => new Big(value ?? other).toFixed();
  const limits = { min: chosen(min, method.min), max: chosen(max, method.max) };
  const fits = (amount: string) => new Big(amount).gte(limits.min) && new Big(amount).lte(limits.max);
  return {
    ...method,
    ...limits,
    dayMax: chosen(dayMax, method.dayMax),
    feePercent: chosen(feePercent, method.feePercent),
    quickAmounts: method.quickAmounts.filter(fits),
    closed,
    level,
  };
}

/** All ways of a merchant, also closed ones. */
export async function merchantMethods(db: Db, merchantCode: string): Promise<OfferedMethod[]> {
  const own = await db.select().from(depositMethods).where(eq(depositMethods.merchantCode, merchantCode));
  return METHODS.map((method) =>
    offered(
      method,
      own.find(({ code }) => code === method.code),
    ),
  );
}

/** One way of a merchant, also a closed one; undefined for an unknown code. */
export async function merchantMethod(db: Db, merchantCode: string, code: string): Promise<OfferedMethod | undefined> {
  const method = findMethod(code);
  if (method === undefined) return undefined;
  const { merchantCode: merchant } = depositMethods;
  const [own] = await db
    .select()
    .from(depositMethods)
    .where(and(eq(merchant, merchantCode), eq(depositMethods.code, code)));
  return offered(method, own);
}

/** Whether a way is open to this member now: not closed, and not kept for a higher club level (B012). */
export async function isOpenTo(db: Db, member: Member, { closed, level }: OfferedMethod): Promise<boolean> {
  if (closed) return false;
  return level === null || level <= (await standingOf(db, member)).current;
}

/** The ways that this member may use now, in Thai or otherwise English. */
export async function methodsFor(db: Db, member: Member, language: string | undefined): Promise<DepositMethod[]> {
  const words = language === 'TY' ? 'TY' : 'EN';
  const shown: DepositMethod[] = [];
  for (const each of await merchantMethods(db, member.merchantCode)) {
    if (!(await isOpenTo(db, member, each))) continue;
    const { name, note, closed: _, level: __, dayMax: ___, transfer: ____, ...rest } = each;
    shown.push({ ...rest, name: name[words], note: note[words] });
  }
  return shown;
}
