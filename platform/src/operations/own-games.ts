import { Type } from '@sinclair/typebox';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { games } from '../base/db/schema';
import { bodyOf, merchantOf, OpsError } from './answer';

const CodeParams = Type.Object({ code: Type.String() });
const OwnGamesBody = Type.Object(
  {
    gameType: Type.String(),
    vassalage: Type.String(),
    count: Type.Integer({ minimum: 1, maximum: 10_000 }),
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: 'a number follows; "Own game" without it' }),
    ),
  },
  { additionalProperties: false },
);

/** Node ids of the catalogue are smaller. */
const FIRST_NODE = 20_000_000;
/** Own games stand behind those of the catalogue, where no other order is asked for. */
const FIRST_PLACE = 1_000_000;
const CHUNK = 500;
/** Held while ids are taken, so that two merchants do not get the same. */
const LOCK = 7_203_361;

/** Gives a merchant games that nobody else has, as many as a large platform would: copies of a vendor's games under names of their own. */
export function ownGameOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  app.post(
    '/_ops/merchants/:code/games',
    {
      config: { operation: 'test' },
      schema: { summary: 'Makes games that this merchant alone has', params: CodeParams, body: OwnGamesBody },
    },
    async (request, reply) => {
      const { code } = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { gameType, vassalage, count, name = 'Own game' } = bodyOf(OwnGamesBody, request.body);
      const models = await db
        .select()
        .from(games)
        .where(
          and(
            eq(games.gameType, gameType),
            eq(games.vassalage, vassalage),
            isNull(games.ownedBy),
            eq(games.retired, false),
          ),
        )
        .orderBy(asc(games.position));
      if (models.length === 0) throw new OpsError(404, `The catalogue has no game of ${vassalage} in ${gameType}.`);
      const first = await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        const [last] = await tx.select({ id: sql<number | null>`max(${games.nodeId})` }).from(games);
        const next = Math.max(FIRST_NODE, last?.id ?? 0) + 1;
        const rounds = Math.ceil(count / models.length);
        const rows = Array.from({ length: rounds }, () => models)
          .flat()
          .slice(0, count)
          .map((model, index) => {
            const [nodeId, gameName] = [next + index, `${name} ${index + 1}`];
            const own = { nodeId, nodeName: gameName, gameName, gameId: `own-${nodeId}`, ownedBy: code };
            return { ...model, ...own, position: FIRST_PLACE + index };
          });
        for (let at = 0; at < rows.length; at += CHUNK) await tx.insert(games).values(rows.slice(at, at + CHUNK));
        return next;
      });
      return reply.status(201).send({ first, count });
    },
  );
}
