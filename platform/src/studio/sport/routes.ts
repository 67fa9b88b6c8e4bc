import { type Static, Type } from '@sinclair/typebox';
import Big from 'big.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkerOf } from '../../base/call/checker';
import { pursesOf } from '../../base/ledger/purses';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { playedInSession } from '../../base/sessions/session';
import { playableAt } from '../../calls/purses/play-from';
import { MAX_STAKE } from '../engine/rise';
import { MatchGone, WrongStake } from '../errors';
import { kindOf, leastStake } from '../kinds/kinds';
import { playableGame, type VendorGame } from '../vendor-game';
import type { Visit } from '../visits/visit';
import { betsOf, countOpen, tellEnded } from './bets';
import { SIDES } from './legs';
import { matchAt } from './match';
import { placeSportBet } from './place-bet';
import type {
  BookAnswer,
  MatchAnswer,
  SportBetAnswer,
  SportBetsAnswer,
  SportBetWish,
  ToldBetsAnswer,
} from './protocol';
import { type Book, openRecords, recordOf } from './records';
import { answerOf, rowOf } from './shown';

const matchId = Type.String({ pattern: '^[a-z0-9-]{1,120}$' });
const MatchQuery = Type.Object({ id: matchId }, { additionalProperties: false });

const amount = Type.String({ pattern: '^\\d{1,5}(\\.\\d{1,2})?$' });
const points = Type.Integer({ minimum: 0, maximum: 9_999 });
const oneOf = <T extends string>(...values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));
const LegBody = Type.Object(
  {
    matchId,
    market: oneOf('result', 'handicap', 'total'),
    line: Type.Optional(Type.String({ pattern: '^(0|-?\\d{1,3}(\\.(25|5|75))?)$' })),
    side: oneOf('home', 'draw', 'away', 'over', 'under'),
    odds: amount,
    score: Type.Optional(Type.Tuple([points, points])),
  },
  { additionalProperties: false },
);
const BetBody = Type.Object(
  {
    key: Type.String({ minLength: 1, maxLength: 64 }),
    stake: amount,
    accept: oneOf('same', 'better', 'any'),
    legs: Type.Array(LegBody, { minItems: 1, maxItems: 8 }),
  },
  { additionalProperties: false },
);
const BetsQuery = Type.Object(
  { state: oneOf('open', 'settled'), before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) },
  { additionalProperties: false },
);
// Until the end of the year 9999: the database knows no moment that a date of ours cannot write.
const ToldBody = Type.Object(
  { since: Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 }) },
  { additionalProperties: false },
);

const checks = {
  match: checkerOf(MatchQuery),
  bet: checkerOf(BetBody),
  bets: checkerOf(BetsQuery),
  told: checkerOf(ToldBody),
};
const limits = {
  /** A page asks about every second at most. */
  read: { action: 'vendor.sport.read', limit: 600 },
  bet: { action: 'vendor.sport.bet', limit: 120 },
} as const;
const vendorOnly = { config: { hosts: 'vendor' }, schema: { hide: true }, bodyLimit: 8 * 1024 } as const;

/** The calls of a book of matches. */
export function sportRoutes(app: FastifyInstance, visiting: (request: FastifyRequest) => Promise<Visit>): void {
  const { db, catalogue, realNow } = app.platform;

  /** The visit of a title with a book. */
  const enter = async (request: FastifyRequest, { action, limit }: (typeof limits)[keyof typeof limits]) => {
    const visit = await visiting(request);
    const game = await bookGame(visit);
    await countOrRefuse(db, {
      ...{ merchant: visit.merchantCode, action, limit, windowMs: 60_000 },
      ...{ subject: String(visit.memberId), now: realNow() },
    });
    const { merchantCode, vassalage: vendor, now } = visit;
    const book: Book = { catalogue, merchantCode, vendor, now };
    return { visit, game, book };
  };

  const bookGame = async ({ merchantCode, nodeId }: Visit): Promise<VendorGame> => {
    if (nodeId === null) throw new Refusal('permission.denied');
    const game = await playableGame(db, merchantCode, nodeId);
    if (kindOf(game).name !== 'book') throw new Refusal('permission.denied');
    return game;
  };

  app.get('/vendor/book', vendorOnly, async (request): Promise<BookAnswer> => {
    const { visit, book } = await enter(request, limits.read);
    const [records, open] = [await openRecords(db, book), await countOpen(db, visit)];
    return { at: book.now.getTime(), matches: records.map((record) => rowOf(matchAt(record, book.now))), open };
  });

  app.get('/vendor/match', vendorOnly, async (request): Promise<MatchAnswer> => {
    const { id } = checks.match.text(request.query) as Static<typeof MatchQuery>;
    const { book } = await enter(request, limits.read);
    const record = await recordOf(db, book, id);
    if (record === undefined) throw new Refusal('request.invalid', undefined, 400);
    if (record === 'gone') throw new MatchGone();
    return answerOf(matchAt(record, book.now), book.now);
  });

  app.post('/vendor/sport/bet', vendorOnly, async (request): Promise<SportBetAnswer> => {
    const entered = await enter(request, limits.bet);
    const wish = checks.bet.json(request.body) as SportBetWish;
    refuseWrong(wish, leastStake(entered.game));
    const answer = await placeSportBet(db, entered, wish);
    const { site, sessionHash, now } = entered.visit;
    await playedInSession(db, site, sessionHash, now);
    return answer;
  });

  app.get('/vendor/sport/bets', vendorOnly, async (request): Promise<SportBetsAnswer> => {
    const wanted = checks.bets.text(request.query) as Static<typeof BetsQuery> & { state: 'open' | 'settled' };
    const { visit } = await enter(request, limits.read);
    return betsOf(db, visit, wanted);
  });

  app.post('/vendor/sport/told', vendorOnly, async (request): Promise<ToldBetsAnswer> => {
    const { visit } = await enter(request, limits.read);
    const { since } = checks.told.json(request.body) as Static<typeof ToldBody>;
    const bets = await tellEnded(db, visit, new Date(since));
    const { vassalage, member, memberId } = visit;
    return { bets, balance: playableAt(vassalage, member, await pursesOf(db, memberId)) };
  });
}

/** @throws Refusal `request.invalid` for legs that no bet can have; WrongStake */
function refuseWrong({ legs, stake }: SportBetWish, least: string): void {
  const matches = new Set(legs.map((leg) => leg.matchId));
  const known = legs.every(
    ({ market, side, line }) => SIDES[market].includes(side) && (market === 'result') === (line === undefined),
  );
  if (!known || matches.size < legs.length) throw new Refusal('request.invalid', undefined, 400);
  if (new Big(stake).lt(least) || new Big(stake).lte(0)) throw new WrongStake('stake.low', least);
  if (new Big(stake).gt(MAX_STAKE)) throw new WrongStake('stake.high', least);
}
