import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { operatorActs, operators } from '../base/db/schema';
import { bodyOf } from '../operations/answer';
import { shiftOf } from './guard';
import { ListQuery, PAGE, pageFrom, pageOf } from './listed';

const { id, at, act, subject, outcome, details, address, merchantCode } = operatorActs;
const columns = { id, at, by: operators.name, act, subject, outcome, details, address };

/** What was done on one order, newest first. */
export const actsOn = (db: Db, code: string, orderNo: string) =>
  db
    .select({ id, at, by: operators.name, act, outcome, details })
    .from(operatorActs)
    .leftJoin(operators, eq(operators.id, operatorActs.operatorId))
    .where(and(eq(merchantCode, code), eq(subject, orderNo)))
    .orderBy(desc(id))
    .limit(PAGE);

/** The trail of a merchant, newest first, for its managers. */
export function actRoutes(app: FastifyInstance): void {
  const { db } = app.platform;
  app.get('/desk/api/merchants/:code/acts', async (request) => {
    const { site } = await shiftOf(app, request, 'manager');
    const { from } = bodyOf(ListQuery, request.query);
    const { after, order } = pageOf(id, from, false);
    const rows = await db
      .select(columns)
      .from(operatorActs)
      .leftJoin(operators, eq(operators.id, operatorActs.operatorId))
      .where(and(eq(merchantCode, site.code), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, (row) => row.id);
    return { acts: page, next };
  });
}
