import type { Catalogue } from '../catalogue/catalogue';
import type { Db, Replica } from '../db/database';
import type { Switches } from '../environment/switches';
import type { PreviewsAt } from '../releases/previews-at';
import type { ReleaseLog } from '../releases/released';
import type { SignedDocuments } from '../releases/signed-documents';
import type { Site } from '../sites/site';

/** What every module may use of the running platform. */
interface Platform {
  readonly db: Db;
  readonly replica: Replica | undefined;
  /** The real time; `request.now` is the merchant's. */
  readonly realNow: () => Date;
  readonly vendorHost: string;
  /** Content that all merchants share. */
  readonly catalogue: Catalogue;
  /** What was ever published and which experiments there are, as far as this platform can know. */
  readonly releases: ReleaseLog;
  /** By what links to previews are made and read; undefined where there are none (decision 89). */
  readonly previews: PreviewsAt | undefined;
  /** The documents of this server, where it demands signatures (decision 81). */
  readonly documents: SignedDocuments | undefined;
  /** Special modes of this run. */
  readonly switches: Switches;
  /** Port that visitors use on names of this machine, if set. */
  readonly publicPort: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
  interface FastifyRequest {
    /** The merchant by host name; undefined on the vendor's host and on routes for any host. */
    site: Site | undefined;
    /** The merchant's time when the request started. */
    now: Date;
  }
  interface FastifyContextConfig {
    /** Hosts that a route answers on: the merchants' (the default), the vendor's, the merchants' payment hosts or consoles, or any. */
    hosts?: 'site' | 'vendor' | 'pay' | 'console' | 'any';
  }
}
