import type { FastifyInstance } from 'fastify';
import type { Switches } from '../base/environment/switches';
import { OpsError } from './answer';

/**
 * Who an operation is for: `decision` is an operator's own work and needs no switch, `demonstration` is a look into what a
 * site keeps to itself, `test` makes what no site gives anybody: people, money, times and faults.
 */
export type OperationFor = 'decision' | 'demonstration' | 'test';

/**
 * Lets an operation through where its switch is on.
 *
 * @throws OpsError 403 that names the switch it needs
 */
export function demandSwitch(what: OperationFor, { demo, tests }: Switches): void {
  if (what === 'test' && !tests) throw new OpsError(403, 'This is there for tests alone: it needs TEST_SWITCHES=1.');
  if (what === 'demonstration' && !demo && !tests)
    throw new OpsError(403, 'This is there in a demonstration or in tests alone: it needs DEMO=1 or TEST_SWITCHES=1.');
}

/** Has every operation say who it is for and what it does, and refuses those whose switch is off. Register it after the guard. */
export function demandSwitches(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config, schema, method, url }) => {
    if (config?.operation === undefined) throw new Error(`${String(method)} ${url} does not say who it is for.`);
    if (!schema?.hide && !schema?.summary) throw new Error(`${String(method)} ${url} does not say what it does.`);
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    demandSwitch(routeOptions.config.operation ?? 'test', app.platform.switches);
  });
}
