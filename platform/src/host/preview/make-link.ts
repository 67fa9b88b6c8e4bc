import { previewAddress, previewToken, Refused } from '@foyer/shared/trust';
import type { FastifyInstance } from 'fastify';
import type { PreviewsAt } from '../../base/releases/previews-at';
import { siteOrigin } from '../../base/sites/origin';
import type { Site } from '../../base/sites/site';
import { readLive } from '../live';
import { type Chosen, previewed } from './previewed';

export interface MadeLink {
  /** For a browser, or a QR code. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Demands that releases can be shown to a browser of a merchant beside what is live there now.
 *
 * @throws Refused with a sentence when the server has no releases or key, nothing is live, or a release cannot be shown
 */
async function demandShowable({ platform }: FastifyInstance, merchant: string, releases: Chosen): Promise<PreviewsAt> {
  const { previews, releases: log } = platform;
  if (previews === undefined)
    throw new Refused('This server knows no folder of releases (SITE_DIR or RELEASES_DIR), or has no OPS_KEY.');
  const live = await readLive(previews.folder, merchant, '/');
  if (live === undefined) throw new Refused('Nothing is live in the folder of releases.');
  await previewed({ ...previews, log, channel: merchant }, live, releases);
  return previews;
}

/** Why the releases of a link cannot be shown any more: what is live has changed since. Undefined where they can. */
export const whyNotShown = (app: FastifyInstance, merchant: string, releases: Chosen): Promise<string | undefined> =>
  demandShowable(app, merchant, releases).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error.message;
      throw error;
    },
  );

/**
 * Makes the link that sets releases of one browser on a merchant's first host (decision 89). What the releases are, and whether they fit with
 * what is live, is checked now, when it is opened, and with each document.
 *
 * @param wish versions by part, and how long the link sets them: 1 to `LONGEST_PREVIEW_MINUTES`
 * @throws Refused as `demandShowable`
 */
export async function makePreviewLink(
  app: FastifyInstance,
  site: Site,
  { releases, minutes }: { readonly releases: Chosen; readonly minutes: number },
): Promise<MadeLink> {
  const { db, publicPort, realNow } = app.platform;
  const previews = await demandShowable(app, site.code, releases);
  const origin = await siteOrigin(db, site, publicPort);
  const until = Math.floor(realNow().getTime() / 1000 + minutes * 60) * 1000;
  const token = previewToken(previews.key, { host: new URL(origin).hostname, releases, until });
  return { url: previewAddress(origin, token), until };
}
