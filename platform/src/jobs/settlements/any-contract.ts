import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { ContractKind } from '../../calls/agents/contracts/contract';
import { inForce } from '../../calls/agents/contracts/in-force';
import type { Job } from './settlement';

/** Whether anybody has a contract of a kind in a period. */
export const anyContract =
  (kind: ContractKind) =>
  async (db: Db, job: Job): Promise<boolean> => {
    const [row] = await db.select({ any: sql<boolean>`any_one` }).from(sql`(
      select exists (select from ${inForce(kind, job)} c) as any_one
    ) found`);
    return row?.any === true;
  };
