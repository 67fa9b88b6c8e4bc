import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { merchants, operatorRoles, operatorSessions, operators } from '../db/schema';
import { hashPassword } from '../members/password';
import type { Role } from './roles';

export type OperatorRow = typeof operators.$inferSelect;

/** Operators are known by small letters, however they type them. */
export const operatorName = (typed: string): string => typed.trim().toLowerCase();

/** @param locked whether nobody may change the operator until the transaction ends */
export async function openOperator(db: Db, name: string, { locked = false } = {}): Promise<OperatorRow | undefined> {
  const found = db
    .select()
    .from(operators)
    .where(and(eq(operators.name, operatorName(name)), isNull(operators.closedAt)));
  const [operator] = await (locked ? found.for('update') : found);
  return operator;
}

/** The merchants an operator works for, by code. */
export async function merchantsOf(db: Db, operatorId: number) {
  const { code, name, currencySymbol, timeZone, fourEyesAbove } = merchants;
  return db
    .select({ code, name, currencySymbol, timeZone, fourEyesAbove, role: operatorRoles.role })
    .from(operatorRoles)
    .innerJoin(merchants, eq(merchants.code, operatorRoles.merchantCode))
    .where(eq(operatorRoles.operatorId, operatorId))
    .orderBy(code);
}

/** What may be said anew about an operator; `roles` replaces all of them. */
export interface OperatorChange {
  readonly password?: string;
  readonly closed?: boolean;
  readonly roles?: Readonly<Record<string, Role>>;
}

/** Changes an operator inside a transaction. A new password or a closed name ends every session. */
export async function changeOperator(
  tx: Db,
  id: number,
  { password, closed, roles }: OperatorChange,
  at: Date,
): Promise<void> {
  const set = {
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
    ...(closed === undefined ? {} : { closedAt: closed ? at : null }),
  };
  if (Object.keys(set).length > 0) await tx.update(operators).set(set).where(eq(operators.id, id));
  if (password !== undefined || closed === true)
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
  if (roles === undefined) return;
  await tx.delete(operatorRoles).where(eq(operatorRoles.operatorId, id));
  const rows = Object.entries(roles).map(([merchantCode, role]) => ({ operatorId: id, merchantCode, role }));
  if (rows.length > 0) await tx.insert(operatorRoles).values(rows);
}
