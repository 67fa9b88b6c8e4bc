import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressed } from './compression';
import './context';
import { type Catalogue, NO_CATALOGUE } from '../catalogue/catalogue';
import type { Db } from '../db/database';
import { NO_SWITCHES, type Switches } from '../environment/switches';
import { takeForms } from './forms';
import { refuseForeignHosts } from './host-header';
import { type LogTo, loggerOptions } from './log';
import { safeHeaders } from './safe-headers';

/** What every listener of the platform is made with. */
export interface ServerOptions {
  readonly db: Db;
  readonly now?: () => Date;
  readonly vendorHost?: string;
  /** Nothing is in it unless given. */
  readonly catalogue?: Catalogue;
  /** Neither demonstration nor tests unless given. */
  readonly switches?: Switches;
  /** Port that visitors use on names of this machine; addresses are made with it, never with what a request says. */
  readonly publicPort?: number;
  /** Addresses of the proxies in front, whose word on the client's address is taken; nobody's unless given. */
  readonly trustProxy?: readonly string[];
  /** Without it nothing is logged. */
  readonly log?: LogTo;
}

/** A listener of the platform that answers nothing yet: the site's, or the operations'. */
export async function openServer(options: ServerOptions): Promise<FastifyInstance> {
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
    catalogue: options.catalogue ?? NO_CATALOGUE,
    switches: options.switches ?? NO_SWITCHES,
    publicPort: options.publicPort,
  });
  // The calls check their own input and output against the contract; the schemas on the routes are for the reader.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(cookie);
  takeForms(app);
  await compressed(app);
  safeHeaders(app);
  refuseForeignHosts(app);
  return app;
}
