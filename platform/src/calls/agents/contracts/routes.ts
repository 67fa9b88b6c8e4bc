import type { FastifyInstance } from 'fastify';
import { route } from '../../../base/call/call';
import { answerContract } from './answer-contract';
import { contractsOf } from './contracts-of';

/**
 * The four calls of A095 and the answer. What has `process` in its path reads, too, whatever its method. `auth` and `access` of the
 * rows decide who may ask (B008).
 */
export function contractRoutes(app: FastifyInstance): void {
  for (const name of ['dailySalaryContract', 'dailySalaryProcess'] as const) {
    route(app, name, async ({ db, site, session, now }) => {
      const { waiting, ...rest } = await contractsOf(db, site, session.member, 'salary', now);
      return { dailysalreqtype: waiting, ...rest };
    });
  }
  route(app, 'dividendContract', async ({ db, site, session, now }) => {
    const { waiting, ...rest } = await contractsOf(db, site, session.member, 'dividend', now);
    return { divtypecompperiodreq: waiting, ...rest };
  });
  route(app, 'hourSalaryProcess', async ({ db, site, session, now }) => {
    const { waiting, ...rest } = await contractsOf(db, site, session.member, 'hourSalary', now);
    return { contracthoursalreq: waiting, ...rest };
  });
  route(app, 'answerContract', ({ db, site, session, body, now }) =>
    answerContract(db, site, session.member, body, now),
  );
}
