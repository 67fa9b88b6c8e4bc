import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkerOf } from '../../base/call/checker';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { kindOf } from '../kinds/kinds';
import { playableGame, type VendorGame } from '../vendor-game';
import type { Visit } from '../visits/visit';
import { matchAt } from './match';
import type { BookAnswer, MatchAnswer } from './protocol';
import { type Book, openRecords, recordOf } from './records';
import { answerOf, rowOf } from './shown';

const matchId = Type.String({ pattern: '^[a-z0-9-]{1,120}$' });
const MatchQuery = Type.Object({ id: matchId }, { additionalProperties: false });

const checks = { match: checkerOf(MatchQuery) };
const limits = {
  /** A page asks about every second at most. */
  read: { action: 'vendor.sport.read', limit: 600 },
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
    const { book } = await enter(request, limits.read);
    const records = await openRecords(db, book);
    return { at: book.now.getTime(), matches: records.map((record) => rowOf(matchAt(record, book.now))) };
  });

  app.get('/vendor/match', vendorOnly, async (request): Promise<MatchAnswer> => {
    const { id } = checks.match.text(request.query) as Static<typeof MatchQuery>;
    const { book } = await enter(request, limits.read);
    const record = await recordOf(db, book, id);
    if (record === undefined) throw new Refusal('request.invalid', undefined, 404);
    return answerOf(matchAt(record, book.now), book.now);
  });
}
