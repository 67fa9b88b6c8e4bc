import { mayUse } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositOrders, members } from '../../base/db/schema';
import { siteOfCode } from '../../base/sites/site';
import { isPromoted } from '../content/promotions';
import type { Asked, Candidate } from './candidate';
import { payReward } from './claims';
import { WELCOME } from './table';
import { REWARD_WORDS } from './words';

interface Deposit {
  readonly id: number;
  readonly merchantCode: string;
  readonly memberId: number;
  readonly amount: string;
}

/**
 * Pays the welcome bonus with the first approved deposit that is large enough, and with no other (F-REWARD-04). Call it in the
 * transaction that books the deposit, under the lock on the member's purses.
 */
export async function welcome(tx: Db, { id, merchantCode, memberId, amount }: Deposit, at: Date): Promise<void> {
  if (new Big(amount).lt(WELCOME.deposit)) return;
  if (await hasDeposited(tx, memberId, id)) return;
  const site = await siteOfCode(tx, merchantCode);
  if (site === undefined || !(await isPromoted(tx, site, 'WELCOME'))) return;
  const [member] = await tx.select({ type: members.type }).from(members).where(eq(members.id, memberId));
  if (!mayUse('money', member?.type)) return;
  const part = new Big(amount).times(WELCOME.percent).div(100).round(2, Big.roundHalfUp);
  const bonus = part.gt(WELCOME.max) ? new Big(WELCOME.max) : part;
  const { title } = REWARD_WORDS.WELCOME;
  const payment = { promotion: 'WELCOME', period: 'first', title, amount: bonus.toFixed(), times: WELCOME.times };
  await payReward(tx, site, { id: memberId, merchantCode }, payment, at);
}

/** The welcome bonus of who has not deposited yet. It comes by itself, so it has no deadline. */
export async function welcomeCandidates({ db, member }: Asked): Promise<Candidate[]> {
  if (await hasDeposited(db, member.id)) return [];
  return [
    {
      ...{ ...REWARD_WORDS.WELCOME, promotion: 'WELCOME', period: 'first' },
      ...{ amount: WELCOME.max, purse: 'bonus', times: WELCOME.times, earned: false },
    },
  ];
}

async function hasDeposited(db: Db, memberId: number, but = 0): Promise<boolean> {
  const [earlier] = await db
    .select({ id: depositOrders.id })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.memberId, memberId),
        eq(depositOrders.status, 'approved'),
        gte(depositOrders.amount, WELCOME.deposit),
        ne(depositOrders.id, but),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}
