import type { FastifyError, FastifyInstance } from 'fastify';
import { isBusy } from '../base/db/is-busy';
import { Refusal } from '../base/refusals/refusal';
import { MAX_STAKE } from './engine/rise';
import type { OddsChanged } from './sport/protocol';

export class WrongStake extends Error {
  constructor(
    readonly code: 'stake.low' | 'stake.high',
    readonly minBet: string,
    readonly maxStake: string = MAX_STAKE,
  ) {
    super(code);
    this.name = 'WrongStake';
  }
}

/** Thrown when legs of a bet have other odds now than it takes, or take no bets. */
export class OddsMoved extends Error {
  constructor(readonly legs: OddsChanged['legs']) {
    super('odds.changed');
    this.name = 'OddsMoved';
  }
}

/** Thrown for a match that is over, of which nothing is kept. */
export class MatchGone extends Error {
  constructor() {
    super('match.gone');
    this.name = 'MatchGone';
  }
}

const STATUSES: Partial<Record<Refusal['code'], number>> = {
  'balance.insufficient': 402,
  'permission.denied': 403,
  'rate.limited': 429,
  'request.invalid': 400,
  'ip.restricted': 403,
  'system.upgrading': 503,
  'vendor.maintenance': 503,
};

/** Answers refusals with an HTTP status and a code, because the vendor does not use the site's envelope. */
export function vendorErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof WrongStake) {
      const { code, minBet, maxStake } = error;
      return reply.status(400).send({ success: false, code, minBet, maxStake });
    }
    if (error instanceof OddsMoved) {
      return reply.status(409).send({ success: false, code: 'odds.changed', legs: error.legs });
    }
    if (error instanceof MatchGone) return reply.status(410).send({ success: false, code: 'match.gone' });
    if (error instanceof Refusal) {
      const status = STATUSES[error.code] ?? (error.status === 200 ? 400 : error.status);
      return reply.status(status).send({ success: false, code: error.code });
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) return reply.status(status).send({ success: false, code: 'request.invalid' });
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'the database did not answer the vendor in time');
      return reply.header('retry-after', '1').status(503).send({ success: false, code: 'unknown' });
    }
    request.log.error({ err: error }, 'a call of the vendor failed');
    return reply.status(500).send({ success: false, code: 'unknown' });
  });
}
