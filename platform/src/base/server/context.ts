import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/database';
import type { Switches } from '../environment/switches';
import type { Site } from '../sites/site';

/** What every module may use of the running platform. */
interface Platform {
  readonly db: Db;
  /** The real time; a merchant's time is `request.now`. */
  readonly realNow: () => Date;
  readonly vendorHost: string;
  /** What merchants have in common. */
  readonly catalogue: Catalogue;
  /** What this run may do beyond its work. */
  readonly switches: Switches;
  /** Port that visitors use on names of this machine; none where nobody said. */
  readonly publicPort: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
  interface FastifyRequest {
    /** The merchant by host name; absent on the vendor's host and on routes of any host. */
    site: Site | undefined;
    /** The merchant's time at the start of the request. */
    now: Date;
  }
  interface FastifyContextConfig {
    /** Which host names a route answers on: the merchants' (unless said), the vendor's, or any. */
    hosts?: 'site' | 'vendor' | 'any';
  }
}
