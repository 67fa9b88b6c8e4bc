import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressed } from './compression';
import './context';
import { type Catalogue, NO_CATALOGUE } from '../catalogue/catalogue';
import type { Db, Replica } from '../db/database';
import { NO_SWITCHES, type Switches } from '../environment/switches';
import type { PreviewsAt } from '../releases/previews-at';
import { NOTHING_RELEASED, type ReleaseLog } from '../releases/released';
import type { SignedDocuments } from '../releases/signed-documents';
import { takeForms } from './forms';
import { refuseForeignHosts } from './host-header';
import { type LogTo, loggerOptions } from './log';
import { safeHeaders } from './safe-headers';

export interface ServerOptions {
  readonly db: Db;
  /** Answers reads that may be old; without it `db` does. */
  readonly replica?: Replica;
  readonly now?: () => Date;
  readonly vendorHost?: string;
  /** Empty by default. */
  readonly catalogue?: Catalogue;
  /** Releases that visitors may tell of; none by default. */
  readonly releases?: ReleaseLog;
  /** Without it no link sets the releases of a browser. */
  readonly previews?: PreviewsAt;
  /** Without them documents are served as they lie there. */
  readonly documents?: SignedDocuments;
  /** All off by default. */
  readonly switches?: Switches;
  /** Port that visitors use on names of this machine; addresses are built with it, never with one of the request. */
  readonly publicPort?: number;
  /** Addresses of the proxies whose forwarded client address is trusted; none by default. */
  readonly trustProxy?: readonly string[];
  /** Without it nothing is logged. */
  readonly log?: LogTo;
}

/** Creates a listener without routes, for the site or for the operations. */
export async function openServer(options: ServerOptions): Promise<FastifyInstance> {
  // The client's address is that of the connection, unless a trusted proxy forwards another.
  const app = Fastify({
    logger: loggerOptions(options.log),
    trustProxy: options.trustProxy === undefined ? false : [...options.trustProxy],
    // Unique over all listeners and instances, so that one line of a log leads to the others.
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  });
  app.decorate('platform', {
    db: options.db,
    replica: options.replica,
    realNow: options.now ?? (() => new Date()),
    vendorHost: options.vendorHost ?? 'play.localhost',
    catalogue: options.catalogue ?? NO_CATALOGUE,
    releases: options.releases ?? NOTHING_RELEASED,
    previews: options.previews,
    documents: options.documents,
    switches: options.switches ?? NO_SWITCHES,
    publicPort: options.publicPort,
  });
  // Calls check input and output against the contract themselves; the schemas on routes are only documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(cookie);
  takeForms(app);
  await app.register(multipart);
  await compressed(app);
  safeHeaders(app);
  refuseForeignHosts(app);
  return app;
}
