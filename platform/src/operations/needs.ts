import type { FastifyInstance } from 'fastify';
import type { Switches } from '../base/environment/switches';
import { OpsError } from './answer';

/**
 * Purpose of an operation: `decision` is an operator's work and needs no switch, `demonstration` shows what a site keeps secret,
 * `test` makes people, money, times and faults.
 */
export type OperationFor = 'decision' | 'demonstration' | 'test';

/**
 * Refuses an operation whose switch is off.
 *
 * @throws OpsError 403 that names the switch
 */
export function demandSwitch(what: OperationFor, { demo, tests }: Switches): void {
  if (what === 'test' && !tests) throw new OpsError(403, 'This is there for tests alone: it needs TEST_SWITCHES=1.');
  if (what === 'demonstration' && !demo && !tests)
    throw new OpsError(403, 'This is there in a demonstration or in tests alone: it needs DEMO=1 or TEST_SWITCHES=1.');
}

/** Demands a purpose and a description from every operation, and refuses those whose switch is off. Register it after the guard. */
export function demandSwitches(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config, schema, method, url }) => {
    if (config?.operation === undefined) throw new Error(`${String(method)} ${url} does not say who it is for.`);
    if (!schema?.hide && !schema?.summary) throw new Error(`${String(method)} ${url} does not say what it does.`);
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    demandSwitch(routeOptions.config.operation ?? 'test', app.platform.switches);
  });
}
