import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { countOrRefuse } from '../../base/limits/rate';
import { maskedName } from '../../base/members/masked-name';
import type { Member } from '../../base/members/member';
import { availableOf } from '../../base/money/demands';
import { BOUNDS, handOver } from './hand-over';
import { directMember, mayHandUp, toDirectMember, toUpline, uplineOf } from './receivers';

/** More than a person needs, fewer than a script would like. */
const TRANSFERS_A_MINUTE = 120;

const count = (db: Db, { merchantCode: merchant, id }: Member, now: Date): Promise<void> =>
  countOrRefuse(db, {
    ...{ merchant, action: 'transfer', subject: String(id) },
    ...{ limit: TRANSFERS_A_MINUTE, windowMs: 60_000, now },
  });

const shown = async (db: Db, sender: Member, receiver: Member | undefined) => ({
  ...(receiver === undefined ? {} : { receiver: { to: String(receiver.id), name: maskedName(receiver.nickname) } }),
  available: await availableOf(db, sender.id),
  ...BOUNDS,
});

/** Money between members: up to the agent above, and from an agent to a direct member (B018). */
export function transferRoutes(app: FastifyInstance): void {
  route(app, 'uplineReceiver', async ({ db, session: { member } }) => {
    mayHandUp(member);
    return shown(db, member, await uplineOf(db, member));
  });

  route(app, 'uplineTransfer', async ({ db, session: { member }, body, now }) => {
    mayHandUp(member);
    await count(db, member, now);
    return handOver(db, { way: toUpline, operation: 'uplineTransfer', sender: member, wish: body, at: now });
  });

  route(app, 'agentReceiver', async ({ db, session: { member }, query }) =>
    shown(db, member, await directMember(db, member, Number(query.to))),
  );

  route(app, 'agentTransfer', async ({ db, session: { member }, body, now }) => {
    await count(db, member, now);
    return handOver(db, { way: toDirectMember, operation: 'agentTransfer', sender: member, wish: body, at: now });
  });
}
