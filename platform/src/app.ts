import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { compressed } from './compression';
import './context';
import type { Db } from './db/database';
import { handleErrors, notFound } from './errors';
import { takeForms } from './forms';
import { serveCallFaults } from './host/call-faults';
import { type LogTo, loggerOptions } from './log';
import { modules } from './modules';
import { registerOperations } from './ops/operations';
import { logSecurity } from './security-log';
import { refuseForeignHosts } from './sites/host-header';
import { hostNames } from './sites/hosts';
import { NO_SWITCHES, type Switches } from './switches';

export interface AppOptions {
  readonly db: Db;
  /** Without a key there are no `/_ops` routes. */
  readonly opsKey?: string;
  readonly now?: () => Date;
  /** Serves the built site on the merchants' host names. */
  readonly site?: FastifyPluginAsync;
  readonly vendorHost?: string;
  /** Neither demonstration nor tests unless given. */
  readonly switches?: Switches;
  /** Port that visitors use on names of this machine; addresses are made with it, never with what a request says. */
  readonly publicPort?: number;
  /** Addresses and networks of the proxies in front, whose word on the client's address is taken; nobody's unless given. */
  readonly trustProxy?: readonly string[];
  /** Without it nothing is logged. */
  readonly log?: LogTo;
}

/** Builds the platform: every call of the contract, the merchants by host name, the site where one is given. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  // Headers that anyone can write are not trusted: the client's address is that of the connection, unless a known proxy made it.
  const app = Fastify({
    logger: loggerOptions(options.log),
    trustProxy: options.trustProxy === undefined ? false : [...options.trustProxy],
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  app.decorate('platform', {
    db: options.db,
    realNow: options.now ?? (() => new Date()),
    vendorHost: options.vendorHost ?? 'play.localhost',
    switches: options.switches ?? NO_SWITCHES,
    publicPort: options.publicPort,
  });
  // The calls check their own input and output against the contract; the schemas on the routes are for the reader.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(cookie);
  takeForms(app);
  await compressed(app);
  refuseForeignHosts(app);
  hostNames(app);
  logSecurity(app);
  if (options.opsKey !== undefined) serveCallFaults(app);
  handleErrors(app);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Foyer platform', version: '1' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get('/healthz', { config: { hosts: 'any' }, schema: { hide: true } }, async (request, reply) => {
    try {
      await options.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'the database does not answer' });
    }
  });
  for (const module of modules) module(app);
  if (options.opsKey === undefined) {
    app.all('/_ops/*', { config: { hosts: 'any' }, schema: { hide: true } }, (request, reply) =>
      notFound(request, reply),
    );
  } else {
    await registerOperations(app, options.opsKey);
  }
  if (options.site !== undefined) await app.register(options.site);
  await app.ready();
  return app;
}
