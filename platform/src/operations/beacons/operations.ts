import { Type } from '@sinclair/typebox';
import { asc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { merchants } from '../../base/db/schema';
import { bodyOf, merchantOf, OpsError } from '../answer';
import { errorGroups, releaseFigures } from './figures';
import { beaconPage, PAGE_POLICY, VARIANTS } from './page';
import { verdictsOf } from './verdicts';

/** An empty field of the filter is one that was not chosen. */
const Chosen = <T extends string>(values: readonly T[]) =>
  Type.Optional(Type.Union(['' as const, ...values].map((value) => Type.Literal(value))));
const Query = Type.Object({
  merchant: Type.Optional(Type.String()),
  variant: Chosen(Object.keys(VARIANTS)),
  hours: Chosen(['1', '24']),
});

/** `since` and `from` are moments (ISO 8601); `from` is that of `version`. `without` names merchants, with commas between. */
const VerdictQuery = Type.Object({
  ...{ since: Type.String({ maxLength: 40 }), part: Type.Optional(Type.String({ maxLength: 100 })) },
  ...{ version: Type.Optional(Type.String({ maxLength: 100 })), from: Type.Optional(Type.String({ maxLength: 40 })) },
  ...{ merchant: Type.Optional(Type.String()), without: Type.Optional(Type.String({ maxLength: 10_000 })) },
});

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new OpsError(400, `"${text}" is no moment.`);
  return moment;
}

const HOUR_MS = 3_600_000;
/** Bars of a chart: minutes of an hour, half-hours of a day. */
const STEPS = { 1: 60, 24: 48 } as const;

/** What browsers told of releases (decision 69): figures as JSON, and a page of them. */
export function beaconOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  const wantedBy = async (request: FastifyRequest) => {
    const { merchant: code = '', variant = '', hours: given = '' } = bodyOf(Query, request.query);
    const hours = given === '24' ? 24 : 1;
    const merchant = code === '' ? undefined : (await merchantOf(db, code)).code;
    const at = realNow();
    const step = (hours * HOUR_MS) / STEPS[hours];
    // The step that runs now is the last bar.
    const since = new Date(Math.floor(at.getTime() / step + 1) * step - hours * HOUR_MS);
    return {
      ...{ merchant, variant: variant === '' ? undefined : variant, hours, at, since, steps: STEPS[hours] },
      step: step / 1000,
    } as const;
  };

  app.get(
    '/_ops/beacons/figures',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Lists loads, failures, errors and Web Vitals of each release, as browsers told of them',
        querystring: Query,
      },
    },
    async (request) => {
      const wanted = await wantedBy(request);
      const [releases, errors] = await Promise.all([releaseFigures(db, wanted), errorGroups(db, wanted)]);
      const { since, step } = wanted;
      return { since, step, releases: releases.map((each) => ({ ...each, steps: [...each.steps] })), errors };
    },
  );

  app.get(
    '/_ops/beacons/verdicts',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Says which releases fail more than others of their part, by distinct visitors of sampled visits',
        querystring: VerdictQuery,
      },
    },
    async (request) => {
      const { since, part, version, from, merchant, without = '' } = bodyOf(VerdictQuery, request.query);
      const verdicts = await verdictsOf(db, {
        ...{ since: momentOf(since), part, without: without.split(',').filter((code) => code !== '') },
        merchant: merchant === undefined ? undefined : (await merchantOf(db, merchant)).code,
        from: version === undefined || from === undefined ? undefined : { version, at: momentOf(from) },
      });
      return { verdicts };
    },
  );

  app.get(
    '/_ops/beacons',
    {
      config: { page: true, operation: 'decision' },
      schema: { summary: 'Shows what browsers told of each release as a page', querystring: Query },
    },
    async (request, reply) => {
      const wanted = await wantedBy(request);
      const [releases, verdicts, errors, rows] = await Promise.all([
        releaseFigures(db, wanted),
        verdictsOf(db, wanted),
        errorGroups(db, wanted),
        db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code)),
      ]);
      reply.headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
      const content = { ...wanted, releases, verdicts, errors, merchants: rows.map(({ code }) => code) };
      return reply.type('text/html; charset=utf-8').send(beaconPage(content));
    },
  );
}
