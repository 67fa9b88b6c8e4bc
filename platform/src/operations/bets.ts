import { randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bets, games } from '../base/db/schema';
import { lockWallet, moveMoney } from '../base/ledger/move-money';
import { mayStake } from '../base/money/may';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';

const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$', description: 'decimal text, at most four places' });
const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const BetsBody = Type.Object(
  {
    bets: Type.Array(
      Type.Object(
        {
          nodeId: Type.Integer(),
          stake: Amount,
          payout: Amount,
          status: Type.Union((['open', 'won', 'lost', 'void'] as const).map((each) => Type.Literal(each))),
          placedAt: Type.Integer({ description: 'epoch milliseconds' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 500 },
    ),
  },
  { additionalProperties: false },
);

/** Adds past bets of a member, all or none, with their money: the purse must cover the stakes. */
export function betOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  app.post(
    '/_ops/merchants/:code/members/:username/bets',
    {
      config: { operation: 'test' },
      schema: { summary: 'Adds past bets of a member, with their money', params: MemberParams, body: BetsBody },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const member = await memberOf(db, site, username);
      const { id: memberId, merchantCode: merchant } = member;
      const { bets: wanted } = bodyOf(BetsBody, request.body);
      const nodes = wanted.map(({ nodeId }) => nodeId);
      const known = nodes.length === 0 ? [] : await db.select().from(games).where(inArray(games.nodeId, nodes));
      const typeOf = new Map(known.map(({ nodeId, gameType }) => [nodeId, gameType]));
      await db.transaction(async (tx) => {
        mayStake({ site, member });
        await lockWallet(tx, memberId);
        for (const { nodeId, stake, payout, status, placedAt } of wanted) {
          const gameType = typeOf.get(nodeId);
          if (gameType === undefined) throw new OpsError(404, `The catalogue has no game ${nodeId}.`);
          const at = new Date(placedAt);
          const reference = randomUUID();
          const entry = { merchant, memberId, reference, at };
          await moveMoney(tx, {
            ...entry,
            kind: 'bet.stake',
            debit: 'wallet:main',
            credit: 'house:games',
            amount: stake,
          });
          if (Number(payout) > 0) {
            await moveMoney(tx, {
              ...entry,
              kind: 'bet.payout',
              debit: 'house:games',
              credit: 'wallet:main',
              amount: payout,
            });
          }
          const settledAt = status === 'open' ? null : at;
          const row = {
            merchantCode: merchant,
            memberId,
            nodeId,
            gameType,
            reference,
            stake,
            payout,
            status,
            placedAt: at,
          };
          await tx.insert(bets).values({ ...row, settledAt });
        }
      });
      return reply.status(201).send({ username, bets: wanted.length });
    },
  );
}
