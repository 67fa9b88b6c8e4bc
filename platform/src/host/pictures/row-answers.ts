import { calls, requests } from '@foyer/shared/contract';
import type { PicturedRows } from '@foyer/shared/remote';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { activitiesOf } from '../../calls/content/activities';
import { announcementsOf } from '../../calls/content/announcements';
import { FRESH, remembered } from './remembered';

interface Asked {
  readonly site: Site;
  /** Code of the language of the words. */
  readonly language: string;
  /** By the merchant's clock. */
  readonly now: Date;
}

type Answers = { readonly [R in keyof PicturedRows]: (asked: Asked) => Promise<readonly PicturedRows[R][]> };

/** The first rows of a request; undefined where this platform puts no answer of it into pictures. */
export type RowAnswers = <R extends keyof PicturedRows>(
  request: R,
  asked: Asked,
) => Promise<readonly PicturedRows[R][] | undefined>;

/** What pages of rows show first, as calls answer it to a visitor. Kept for seconds by merchant, request and language. */
export function rowAnswers(db: Db, catalogue: Catalogue, fresh = FRESH): RowAnswers {
  const kept = <T>(ask: (asked: Asked) => Promise<T>) => {
    const keep = remembered<T>(fresh);
    return (asked: Asked) => keep(JSON.stringify([asked.site.code, asked.language]), () => ask(asked));
  };
  const answers: Answers = {
    homeAnnouncements: kept(({ site, language }) =>
      announcementsOf(db, catalogue, site, undefined, { ...requests.homeAnnouncements.query, language }),
    ),
    registerBanners: kept(({ site, language }) =>
      announcementsOf(db, catalogue, site, undefined, { ...requests.registerBanners.query, language }),
    ),
    activities: kept(async ({ site, language, now }) => {
      const page = await activitiesOf(db, catalogue, site, { ...calls.activities.query, lang: language }, now);
      return page.content;
    }),
  };
  // A release may be newer than this platform.
  return async (request, asked) => (Object.hasOwn(answers, request) ? answers[request](asked) : undefined);
}
