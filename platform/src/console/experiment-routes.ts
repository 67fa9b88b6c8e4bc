import { ALL_BUCKETS, type Experiment, GUARDRAILS, METRICS } from '@foyer/shared/remote';
import { Refused } from '@foyer/shared/trust';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { recordConsoleAct } from '../base/console/acts';
import { fileOrder, ordersOf } from '../base/console/orders';
import { experimentsAt, reportOf, stateAt } from '../base/experiments/report';
import { toldReport } from '../base/experiments/told';
import { countOrRefuse } from '../base/limits/rate';
import { Refusal } from '../base/refusals/refusal';
import { type Site, siteTime } from '../base/sites/site';
import { DeskError } from '../desk/desk-error';
import { makePreviewLink } from '../host/preview/make-link';
import { bodyOf } from '../operations/answer';
import { type AtWork, workerOf } from './guard';

const DAY_MS = 86_400_000;
/** Lines of the log of releases are there for good: so many of them a day are a merchant's. */
const ORDERS_A_DAY = 50;
const PREVIEW_MINUTES = 60;

const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Why = Type.String({ maxLength: 300 });
const DECIMAL = '^(?!0+([.]0+)?$)\\d{1,9}([.]\\d{1,4})?$';
const StartBody = Type.Object(
  {
    ...{ id: Id, name: Name, why: Why },
    part: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
    arms: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 10 }),
    hypothesis: Type.String({ maxLength: 500 }),
    until: Type.String({ maxLength: 40 }),
    metric: Type.Union(METRICS.map((metric) => Type.Literal(metric))),
    guardrails: Type.Array(Type.Union(GUARDRAILS.map((each) => Type.Literal(each))), {
      ...{ maxItems: GUARDRAILS.length, uniqueItems: true },
    }),
    expected: Type.Optional(Type.String({ pattern: DECIMAL })),
    group: Type.Optional(Type.String({ maxLength: 60 })),
  },
  { additionalProperties: false },
);
const StopBody = Type.Object({ id: Id, name: Name, why: Why }, { additionalProperties: false });
const NameParams = Type.Object({ name: Name });
const PreviewBody = Type.Object(
  { arm: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** An experiment in the list. Which buckets its arms have is the log's. */
const listed = (experiment: Experiment, now: Date) => {
  const { name, part, on, hypothesis, arms, startedAt, until, endedAt, metric } = experiment;
  return {
    ...{ name, part, hypothesis, startedAt, until, endedAt: endedAt ?? null, metric },
    ...{ own: on !== 'base', state: stateAt(experiment, now) },
    arms: arms.map(({ arm, version, buckets }) => ({
      ...{ arm, version },
      share: buckets.reduce((sum, [from, to]) => sum + to - from, 0) / ALL_BUCKETS,
    })),
  };
};

/** Experiments of a merchant: what runs, what came of it, and orders to start and stop its own (decision 88). */
export function experimentRoutes(app: FastifyInstance): void {
  const { db, previews, releases, realNow } = app.platform;

  /** @throws DeskError `not.found` for one of another merchant, as if it did not exist */
  const experimentOf = async (site: Site, name: string): Promise<Experiment> => {
    const found = (await experimentsAt(releases, site.code)).find((each) => each.name === name);
    if (found === undefined) throw new DeskError(404, 'not.found');
    return found;
  };

  /** @throws DeskError `not.now` for one that the operator runs for all merchants */
  const demandOwn = ({ on }: Experiment): void => {
    if (on === 'base') throw new DeskError(409, 'not.now', { reason: 'experiment.base' });
  };

  const order = async ({ site, actor }: AtWork, wanted: Parameters<typeof fileOrder>[2]) => {
    const now = realNow();
    const rate = { merchant: site.code, action: 'console.orders', subject: '', limit: ORDERS_A_DAY, windowMs: DAY_MS };
    await countOrRefuse(db, { ...rate, now }).catch((error: unknown) => {
      if (error instanceof Refusal) throw new DeskError(409, 'not.now', { reason: 'orders.many' });
      throw error;
    });
    if (!(await fileOrder(db, actor, wanted))) throw new DeskError(409, 'not.now', { reason: 'order.other' });
    return { id: wanted.id };
  };

  app.get('/console/api/experiments', async (request) => {
    const { site } = await workerOf(app, request, 'viewer');
    const now = siteTime(site, realNow());
    const found = await experimentsAt(releases, site.code);
    return { experiments: found.map((each) => listed(each, now)), orders: await ordersOf(db, site.code, realNow()) };
  });

  app.get('/console/api/experiments/:name', async (request) => {
    const { site } = await workerOf(app, request, 'viewer');
    const found = await experimentOf(site, bodyOf(NameParams, request.params).name);
    const { on, group: _, ...told } = toldReport(await reportOf(db, site.code, found, siteTime(site, realNow())));
    return { ...told, own: on !== 'base', previews: previews !== undefined };
  });

  app.get('/console/api/releases', async (request) => {
    await workerOf(app, request, 'editor');
    const parts = [...(await releases.published())].filter(([part]) => part !== 'shell');
    return { parts: parts.map(([part, versions]) => ({ part, versions })).sort((a, b) => (a.part < b.part ? -1 : 1)) };
  });

  app.post('/console/api/orders/start', async (request, reply) => {
    const work = await workerOf(app, request, 'editor');
    const { id, name, why, ...terms } = bodyOf(StartBody, request.body);
    return reply.status(202).send(await order(work, { id, kind: 'start', name, terms, why }));
  });

  app.post('/console/api/orders/stop', async (request, reply) => {
    const work = await workerOf(app, request, 'editor');
    const { id, name, why } = bodyOf(StopBody, request.body);
    demandOwn(await experimentOf(work.site, name));
    return reply.status(202).send(await order(work, { id, kind: 'stop', name, terms: null, why }));
  });

  app.post('/console/api/experiments/:name/preview', async (request) => {
    const { site, actor } = await workerOf(app, request, 'editor');
    const { name } = bodyOf(NameParams, request.params);
    const { arm: wanted } = bodyOf(PreviewBody, request.body);
    const { part, arms } = await experimentOf(site, name);
    const arm = arms.find((each) => each.arm === wanted);
    if (arm === undefined || previews === undefined) throw new DeskError(404, 'not.found');
    const wish = { releases: { [part]: arm.version }, minutes: PREVIEW_MINUTES };
    const link = await makePreviewLink(app, site, wish).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      // Its sentence is for operators.
      request.log.warn({ event: 'preview.refused' }, error.message);
      throw new DeskError(409, 'not.now', { reason: 'preview.refused' });
    });
    const details = { arm: arm.arm, version: arm.version };
    await recordConsoleAct(db, actor, { act: 'preview', subject: name, outcome: 'done', details });
    return link;
  });
}
