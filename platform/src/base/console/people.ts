import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { consolePeople, consoleSessions } from '../db/schema';
import { hashPassword } from '../members/password';
import { type ConsoleActor, recordConsoleAct } from './acts';
import type { ConsoleRole } from './roles';

export type Person = typeof consolePeople.$inferSelect;

/** People are known by small letters, however they type them. */
export const personName = (typed: string): string => typed.trim().toLowerCase();

interface Named {
  readonly merchantCode: string;
  readonly name: string;
}

const named = ({ merchantCode, name }: Named) =>
  and(eq(consolePeople.merchantCode, merchantCode), eq(consolePeople.name, personName(name)));

/**
 * The person of a name at a merchant whom nobody closed; the same name at another merchant is somebody else.
 *
 * @param locked whether nobody may change the person until the transaction ends
 */
export async function openPerson(db: Db, who: Named, { locked = false } = {}): Promise<Person | undefined> {
  const found = db
    .select()
    .from(consolePeople)
    .where(and(named(who), isNull(consolePeople.closedAt)));
  const [person] = await (locked ? found.for('update') : found);
  return person;
}

/** All people of a merchant by name, closed ones included, as they are shown: without what their passwords are checked by. */
export async function peopleOf(db: Db, merchantCode: string) {
  const rows = await db
    .select()
    .from(consolePeople)
    .where(eq(consolePeople.merchantCode, merchantCode))
    .orderBy(asc(consolePeople.name));
  return rows.map(shownPerson);
}

export const shownPerson = ({ name, role, mustChangePassword, createdAt, closedAt }: Person) => ({
  ...{ name, role, mustChangePassword, createdAt, closed: closedAt !== null },
});

interface NewPerson {
  readonly name: string;
  readonly role: ConsoleRole;
  /** The first password, which opens nothing but its change. */
  readonly password: string;
}

/** Makes a person of the actor's merchant; undefined where the name is taken there. */
export async function makePerson(db: Db, actor: ConsoleActor, wanted: NewPerson): Promise<Person | undefined> {
  const { role, password } = wanted;
  const [name, passwordHash] = [personName(wanted.name), await hashPassword(password)];
  const { merchantCode, at: createdAt } = actor;
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(consolePeople)
      .values({ ...{ merchantCode, name, role, passwordHash, createdAt }, mustChangePassword: true })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined)
      await recordConsoleAct(tx, actor, { act: 'person.made', subject: name, outcome: 'done', details: { role } });
    return made;
  });
}

/** What may be said anew about a person. */
export interface PersonChange {
  readonly role?: ConsoleRole;
  readonly closed?: boolean;
  /** A first password once more. */
  readonly password?: string;
}

/** Changes a person of the actor's merchant; undefined where there is none. A new password or a closed name ends their sessions. */
export async function changePerson(
  db: Db,
  actor: ConsoleActor,
  name: string,
  { role, closed, password }: PersonChange,
): Promise<Person | undefined> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(consolePeople)
      .where(named({ merchantCode: actor.merchantCode, name }))
      .for('update');
    if (person === undefined) return undefined;
    // With the row locked: a log-in that is being checked by the password of before waits, and is refused.
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const set = {
      ...(role === undefined ? {} : { role }),
      ...(closed === undefined ? {} : { closedAt: closed ? actor.at : null }),
      ...(passwordHash === undefined ? {} : { passwordHash, mustChangePassword: true }),
    };
    const [now] = await tx.update(consolePeople).set(set).where(eq(consolePeople.id, person.id)).returning();
    if (passwordHash !== undefined || closed === true) await endSessionsOf(tx, person.id);
    const details = {
      ...(role === undefined ? {} : { role }),
      ...(closed === undefined ? {} : { closed: String(closed) }),
      ...(password === undefined ? {} : { password: 'new' }),
    };
    await recordConsoleAct(tx, actor, { act: 'person.changed', subject: person.name, outcome: 'done', details });
    return now;
  });
}

/** Gives a person the password that they chose themselves, and ends every session of theirs. */
export async function choosePassword(tx: Db, id: number, password: string): Promise<void> {
  const set = { passwordHash: await hashPassword(password), mustChangePassword: false };
  await tx.update(consolePeople).set(set).where(eq(consolePeople.id, id));
  await endSessionsOf(tx, id);
}

export async function endSessionsOf(tx: Db, id: number): Promise<void> {
  await tx.delete(consoleSessions).where(eq(consoleSessions.personId, id));
}
