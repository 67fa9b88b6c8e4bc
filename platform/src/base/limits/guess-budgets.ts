import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { guessBudgets } from '../db/schema';
import { tooMany } from './rate';

/** How guesses of one kind of subject are slowed down (decision 0019). */
export interface BudgetRule {
  readonly kind: string;
  /** Number of guesses without a wait. */
  readonly free: number;
  /** Wait after the last free guess, in ms; each further guess doubles it. */
  readonly firstMs: number;
  /** Longest wait, in ms. */
  readonly longestMs: number;
  /** Time in ms after which one guess is forgotten: in the long run, one guess per this time is allowed. */
  readonly forgetMs: number;
}

export interface Budget extends BudgetRule {
  readonly subject: string;
}

/** A guess, counted before it is checked; see `giveBack` and `forgive`. */
interface Taken {
  readonly budget: Budget;
  readonly freeAt: Date;
}

interface At {
  readonly merchant: string;
  readonly now: Date;
}

const { freeAt, overAt } = guessBudgets;
/** A stored wait beyond the longest by more than this comes from a clock that was set back since. */
const TOLERATED_MS = 60_000;

const rowOf = (merchant: string, { kind, subject }: Budget) =>
  and(eq(guessBudgets.merchantCode, merchant), eq(guessBudgets.kind, kind), eq(guessBudgets.subject, subject));
const time = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const ms = (count: number | SQL): SQL => sql`(${count} * interval '1 millisecond')`;

/**
 * Refuses a subject that has to wait. Writes nothing: repeated tries do not extend the wait.
 *
 * @throws Refusal `rate.limited` with the longest of the waits
 */
export async function refuseWaiting(db: Db, budgets: readonly Budget[], { merchant, now }: At): Promise<void> {
  const rows = await db
    .select()
    .from(guessBudgets)
    .where(or(...budgets.map((each) => rowOf(merchant, each))));
  const waits = rows.map(({ kind, freeAt }) => {
    const wait = freeAt.getTime() - now.getTime();
    const longest = budgets.find((each) => each.kind === kind)?.longestMs ?? 0;
    return wait > longest + TOLERATED_MS ? 0 : wait;
  });
  const longest = Math.max(0, ...waits);
  if (longest > 0) throw tooMany(longest);
}

/**
 * Counts a guess in all of its budgets, or in none, before it is checked: of several guesses at once, the later ones meet the
 * wait of the first.
 *
 * @param budgets always in the same order of kinds, so that two guesses cannot deadlock
 * @throws Refusal `rate.limited`
 */
export function takeGuess(db: Db, budgets: readonly Budget[], at: At): Promise<readonly Taken[]> {
  return db.transaction(async (tx) => {
    const taken: Taken[] = [];
    for (const budget of budgets) taken.push(await take(tx, budget, at));
    return taken;
  });
}

async function take(tx: Db, budget: Budget, { merchant: merchantCode, now }: At): Promise<Taken> {
  const { kind, subject, free, firstMs, longestMs, forgetMs } = budget;
  const turnedBack = sql`${freeAt} > ${time(now)} + ${ms(longestMs + TOLERATED_MS)}`;
  const before = sql`case when ${turnedBack} then ${time(now)} else greatest(${overAt}, ${time(now)}) end`;
  const guesses = sql`ceil(extract(epoch from ${before} + ${ms(forgetMs)} - ${time(now)}) * 1000 / ${forgetMs})`;
  const doubled = sql`least(${longestMs}, ${firstMs} * power(2, least(${guesses} - ${free}, 30)))`;
  const first = new Date(now.getTime() + (free > 1 ? 0 : firstMs));
  const [row] = await tx
    .insert(guessBudgets)
    .values({ merchantCode, kind, subject, freeAt: first, overAt: new Date(now.getTime() + forgetMs) })
    .onConflictDoUpdate({
      target: [guessBudgets.merchantCode, guessBudgets.kind, guessBudgets.subject],
      set: {
        overAt: sql`${before} + ${ms(forgetMs)}`,
        freeAt: sql`${time(now)} + case when ${guesses} < ${free} then interval '0' else ${ms(doubled)} end`,
      },
      setWhere: sql`${freeAt} <= ${time(now)} or ${turnedBack}`,
    })
    .returning({ freeAt });
  if (row !== undefined) return { budget, freeAt: row.freeAt };
  await refuseWaiting(tx, [budget], { merchant: merchantCode, now });
  // The wait ended, or the row was deleted, between the two statements.
  throw tooMany(1000);
}

/** Takes a counted guess back that turned out to be none. */
export async function giveBack(db: Db, taken: readonly Taken[], { merchant, now }: At): Promise<void> {
  for (const { budget, freeAt: left } of taken) {
    await db
      .update(guessBudgets)
      .set({
        overAt: sql`${overAt} - ${ms(budget.forgetMs)}`,
        // A wait that another guess has set meanwhile stays.
        freeAt: sql`case when ${freeAt} = ${time(left)} then ${time(now)} else ${freeAt} end`,
      })
      .where(rowOf(merchant, budget));
  }
}

/** Forgets the earlier failures in these budgets. */
export async function forgive(db: Db, taken: readonly Taken[], { merchant }: At): Promise<void> {
  if (taken.length === 0) return;
  await db.delete(guessBudgets).where(or(...taken.map(({ budget }) => rowOf(merchant, budget))));
}
