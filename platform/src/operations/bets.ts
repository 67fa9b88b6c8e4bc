import { randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bets, games } from '../base/db/schema';
import { type Bet, keyOf, placeBet, placedAs, playBet, settleBet } from '../base/money/bets';
import { siteTime } from '../base/sites/site';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';

const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$', description: 'decimal text, at most four places' });
const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const Ends = (['won', 'lost', 'void'] as const).map((each) => Type.Literal(each));
const BetsBody = Type.Object(
  {
    bets: Type.Array(
      Type.Object(
        {
          nodeId: Type.Integer(),
          stake: Amount,
          payout: Amount,
          status: Type.Union([Type.Literal('open'), ...Ends]),
          placedAt: Type.Integer({ description: 'epoch milliseconds' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 500 },
    ),
  },
  { additionalProperties: false },
);
const SettleParams = Type.Object({ code: Type.String(), reference: Type.String() });
const SettleBody = Type.Object({ status: Type.Union(Ends), payout: Amount }, { additionalProperties: false });

/** Adds past and open bets of a member, all or none, with their money, and settles open ones. */
export function betOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  app.post(
    '/_ops/merchants/:code/members/:username/bets',
    {
      config: { operation: 'test' },
      schema: { summary: 'Adds bets of a member, with their money', params: MemberParams, body: BetsBody },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const member = await memberOf(db, site, username);
      const { bets: wanted } = bodyOf(BetsBody, request.body);
      const nodes = wanted.map(({ nodeId }) => nodeId);
      const known = nodes.length === 0 ? [] : await db.select().from(games).where(inArray(games.nodeId, nodes));
      const typeOf = new Map(known.map(({ nodeId, gameType }) => [nodeId, gameType]));
      const references = await db.transaction(async (tx) => {
        const made: string[] = [];
        for (const { nodeId, stake, payout, status, placedAt } of wanted) {
          const gameType = typeOf.get(nodeId);
          if (gameType === undefined) throw new OpsError(404, `The catalogue has no game ${nodeId}.`);
          const reference = randomUUID();
          const wish = { site, member, nodeId, gameType, reference, stake, at: new Date(placedAt) };
          if (status === 'open') await placeBet(tx, wish);
          else await playBet(tx, wish, { status, payout });
          made.push(reference);
        }
        return made;
      });
      return reply.status(201).send({ username, bets: wanted.length, references });
    },
  );

  app.post(
    '/_ops/merchants/:code/bets/:reference/settle',
    {
      config: { operation: 'test' },
      schema: { summary: 'Settles an open bet, once', params: SettleParams, body: SettleBody },
    },
    async (request) => {
      const { code, reference } = bodyOf(SettleParams, request.params);
      const site = await merchantOf(db, code);
      const end = bodyOf(SettleBody, request.body);
      const bet = await betOf(site.code, reference);
      const settled = await db.transaction((tx) => settleBet(tx, bet, end, siteTime(site, realNow())));
      if (settled === undefined) throw new OpsError(409, `Bet ${reference} is settled already.`);
      return { reference, status: settled.status, payout: settled.payout };
    },
  );

  async function betOf(merchant: string, reference: string): Promise<Bet> {
    const key = await keyOf(db, { merchantCode: merchant, reference });
    if (key === undefined) throw new OpsError(404, `Merchant ${merchant} has no bet ${reference}.`);
    const [bet] = await db.select().from(bets).where(placedAs(key));
    // No bet of a detached month was open.
    if (bet === undefined) throw new OpsError(409, `Bet ${reference} is settled already, and its month was detached.`);
    return bet;
  }
}
