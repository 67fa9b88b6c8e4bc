import { type Static, Type } from '@sinclair/typebox';
import Big from 'big.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkerOf } from '../base/call/checker';
import { countOrRefuse } from '../base/limits/rate';
import { Refusal } from '../base/refusals/refusal';
import { playedInSession } from '../base/sessions/session';
import { refuseWhileClosed } from '../base/sites/closed';
import { refuseInMaintenance } from '../calls/games/maintenance';
import { describeVisit } from './describe-visit';
import { MAX_STAKE } from './engine/rise';
import { vendorErrors, WrongStake } from './errors';
import { isStep, kindOf, leastStake } from './kinds/kinds';
import { vendorPages } from './pages/routes';
import { playRound } from './rounds/play-round';
import { inUse, rotateSeeds } from './rounds/seeds';
import { sportRoutes } from './sport/routes';
import { playableGame } from './vendor-game';
import { exchangeTicket, makeTicket, type Visit, visitOf } from './visits/visit';

const amount = Type.String({ pattern: '^\\d{1,5}(\\.\\d{1,2})?$' });
/** As many as the largest table has, and room for them in the body; which names there are, the kind of the game knows. */
const spots = Type.Record(Type.String({ pattern: '^[a-zA-Z0-9-]{1,35}$' }), amount, {
  additionalProperties: false,
  maxProperties: 157,
});
const RoundBody = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 64 }),
  stake: amount,
  target: Type.Optional(amount),
  spots: Type.Optional(spots),
});
const RotateBody = Type.Object({ clientSeed: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) });
const TicketBody = Type.Object({ ticket: Type.String({ maxLength: 200 }) });
const OpenBody = Type.Object({ nodeId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

const checks = {
  round: checkerOf(RoundBody),
  rotate: checkerOf(RotateBody),
  ticket: checkerOf(TicketBody),
  open: checkerOf(OpenBody),
};
/** Far more than a person can play, far fewer than a script would like. */
const ROUNDS_A_MINUTE = 900;
const vendorOnly = { config: { hosts: 'vendor' }, schema: { hide: true }, bodyLimit: 8 * 1024 } as const;

/** The vendor's origin: its pages and their calls. */
export function vendorRoutes(app: FastifyInstance): void {
  app.register(async (vendor) => {
    vendorErrors(vendor);
    vendorPages(vendor);
    visitCalls(vendor);
    roundCalls(vendor);
    sportRoutes(vendor, (request) => visiting(vendor, request));
  });
}

function visitCalls(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.post('/vendor/session', vendorOnly, async (request) => {
    const { ticket } = checks.ticket.json(request.body) as Static<typeof TicketBody>;
    const token = await exchangeTicket(db, ticket, realNow());
    return { token, ...(await describeVisit(db, await visitOf(db, token, realNow()))) };
  });

  app.get('/vendor/session', vendorOnly, async (request) => describeVisit(db, await visiting(app, request)));

  app.post('/vendor/open', vendorOnly, async (request) => {
    const visit = await visiting(app, request);
    refuseWhileClosed(visit.site);
    const { nodeId } = checks.open.json(request.body) as Static<typeof OpenBody>;
    const game = await playableGame(db, visit.merchantCode, nodeId);
    if (game.vassalage !== visit.vassalage) throw new Refusal('permission.denied');
    await refuseInMaintenance(db, visit.merchantCode, visit.vassalage, visit.now);
    const { merchantCode, memberId, sessionHash, vassalage, language, siteOrigin } = visit;
    const ticket = await makeTicket(
      db,
      { merchantCode, memberId, sessionHash, vassalage, language, siteOrigin, nodeId },
      realNow(),
    );
    return { url: `/play/${game.gameId}?${new URLSearchParams({ language, t: ticket })}` };
  });
}

function roundCalls(app: FastifyInstance): void {
  const { db } = app.platform;

  app.post('/vendor/round', vendorOnly, async (request) => {
    const visit = await visiting(app, request);
    const wish = checks.round.json(request.body) as Static<typeof RoundBody>;
    if (visit.nodeId === null) throw new Refusal('permission.denied');
    const game = await playableGame(db, visit.merchantCode, visit.nodeId);
    const kind = kindOf(game);
    if (kind.name === 'book') throw new Refusal('request.invalid', undefined, 400);
    const ready = kind.ready(game, wish);
    const least = leastStake(game);
    if (new Big(wish.stake).lt(least) || new Big(wish.stake).lte(0)) throw new WrongStake('stake.low', least);
    if (new Big(wish.stake).gt(MAX_STAKE)) throw new WrongStake('stake.high', least);
    if (!isStep(wish.stake, kind)) throw new Refusal('request.invalid', undefined, 400);
    await countOrRefuse(db, {
      merchant: visit.merchantCode,
      action: 'vendor.round',
      subject: String(visit.memberId),
      limit: ROUNDS_A_MINUTE,
      windowMs: 60_000,
      now: app.platform.realNow(),
    });
    const answer = await playRound(db, visit, game, wish, ready);
    await playedInSession(db, visit.site, visit.sessionHash, visit.now);
    return answer;
  });

  app.post('/vendor/seed/rotate', vendorOnly, async (request) => {
    const visit = await visiting(app, request);
    const { clientSeed } = checks.rotate.json(request.body ?? {}) as Static<typeof RotateBody>;
    const retired = await rotateSeeds(db, visit, visit.now, clientSeed);
    const { seed } = await describeVisit(db, visit);
    return { revealed: { ...inUse(retired), serverSeed: retired.serverSeed }, seed };
  });
}

function visiting(app: FastifyInstance, request: FastifyRequest): Promise<Visit> {
  const [, token] = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
  return visitOf(app.platform.db, token, app.platform.realNow());
}
