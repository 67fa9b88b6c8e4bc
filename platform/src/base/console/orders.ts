import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { consolePeople, experimentOrders, type StartTerms } from '../db/schema';
import { type ConsoleActor, recordConsoleAct } from './acts';

/** An order that nobody carried out for so long is none any more: what it was about may have changed. */
const CARRIED_OUT_WITHIN_MS = 60 * 60_000;
/** An order is carried out within seconds: one that is older waits for a command that does not run. */
const FETCHED_WITHIN_MS = 60_000;
/** Orders that the command is given, or the console shows, at once. */
const LISTED = 50;

export interface NewOrder {
  /** A UUID of the page's. */
  readonly id: string;
  readonly kind: 'start' | 'stop';
  readonly name: string;
  readonly terms: StartTerms | null;
  readonly why: string;
}

const openSince = (now: Date) => new Date(now.getTime() - CARRIED_OUT_WITHIN_MS);

/**
 * Files an order of a person, once however often it is sent.
 *
 * @returns whether it is filed; false where the number is that of another order
 */
export async function fileOrder(
  db: Db,
  actor: ConsoleActor & { readonly personId: number },
  order: NewOrder,
): Promise<boolean> {
  const { merchantCode, personId, at } = actor;
  const { id, kind, name, why } = order;
  return db.transaction(async (tx) => {
    const [filed] = await tx
      .insert(experimentOrders)
      .values({ ...order, merchantCode, personId, state: 'pending', orderedAt: at })
      .onConflictDoNothing()
      .returning();
    if (filed === undefined) {
      const [before] = await tx.select().from(experimentOrders).where(eq(experimentOrders.id, id));
      return before?.personId === personId && before.kind === kind && before.name === name;
    }
    await recordConsoleAct(tx, actor, {
      ...{ act: `experiment.${kind}`, subject: name, outcome: 'ordered' },
      details: why === '' ? {} : { why },
    });
    return true;
  });
}

/** The newest orders of a merchant. One that nobody fetched for a minute is `stalled`, one that nobody carried out in time `late`. */
export async function ordersOf(db: Db, code: string, now: Date) {
  const { id, merchantCode, kind, name, why, state, said, orderedAt, endedAt, personId } = experimentOrders;
  const rows = await db
    .select({ id, kind, name, by: consolePeople.name, why, state, said, orderedAt, endedAt })
    .from(experimentOrders)
    .innerJoin(consolePeople, eq(consolePeople.id, personId))
    .where(eq(merchantCode, code))
    .orderBy(desc(orderedAt))
    .limit(LISTED);
  return rows.map((row) => ({
    ...row,
    state: row.state === 'pending' ? stateOf(row.orderedAt, now) : row.state,
  }));
}

function stateOf(orderedAt: Date, now: Date): 'pending' | 'stalled' | 'late' {
  if (orderedAt <= openSince(now)) return 'late';
  return now.getTime() - orderedAt.getTime() >= FETCHED_WITHIN_MS ? 'stalled' : 'pending';
}

/** Orders that are to be carried out, oldest first: young enough, of people who still may order. */
export async function openOrders(db: Db, now: Date) {
  const { id, merchantCode, kind, name, terms, why, state, orderedAt, personId } = experimentOrders;
  return db
    .select({ id, merchantCode, kind, name, terms, why, by: consolePeople.name })
    .from(experimentOrders)
    .innerJoin(consolePeople, eq(consolePeople.id, personId))
    .where(
      and(
        eq(state, 'pending'),
        gt(orderedAt, openSince(now)),
        isNull(consolePeople.closedAt),
        inArray(consolePeople.role, ['editor', 'owner']),
      ),
    )
    .orderBy(asc(orderedAt))
    .limit(LISTED);
}

/**
 * Notes how an order ended, the first time that it is told.
 *
 * @returns undefined where there is no such order
 */
export async function endOrder(
  db: Db,
  id: string,
  { state, said }: { readonly state: 'done' | 'refused'; readonly said: string },
  { address, at }: { readonly address: string; readonly at: Date },
): Promise<{ readonly state: string } | undefined> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(experimentOrders).where(eq(experimentOrders.id, id)).for('update');
    if (order === undefined || order.state !== 'pending') return order;
    await tx.update(experimentOrders).set({ state, said, endedAt: at }).where(eq(experimentOrders.id, id));
    const { merchantCode, personId, kind, name } = order;
    await recordConsoleAct(
      tx,
      { merchantCode, personId, address, at },
      { act: `experiment.${kind}`, subject: name, outcome: state, details: { said } },
    );
    return { state };
  });
}
