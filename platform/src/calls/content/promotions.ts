import type { ContentOf } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { contentOf } from './sets';

type Promotions = ContentOf<'promotions'>;

/** Default promotions, looked up by key (A073). */
export const PROMOTIONS: Promotions = [
  { key: 'REFERRAL', enabled: true },
  { key: 'MISSION', enabled: true },
  { key: 'WELCOME', enabled: true },
  { key: 'CASHBACK', enabled: true },
  { key: 'BIRTHDAY', enabled: true },
  { key: 'CATCH', enabled: true },
  { key: 'DERBY', enabled: true },
  { key: 'FESTIVAL', enabled: true },
  { key: 'MIDWEEK', enabled: true },
];

export async function promotionsOf(db: Db, site: Pick<Site, 'code'>): Promise<Promotions> {
  return (await contentOf(db, site.code, 'promotions')) ?? PROMOTIONS;
}

/** Whether a merchant offers a promotion. */
export async function isPromoted(db: Db, site: Pick<Site, 'code'>, key: string): Promise<boolean> {
  return (await promotionsOf(db, site)).some((each) => each.key === key && each.enabled);
}
