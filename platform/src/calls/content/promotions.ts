import type { Promotion } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { contentOf } from './sets';

/** Default promotions, looked up by key (A073). */
const PROMOTIONS: readonly Promotion[] = [
  { key: 'REFERRAL', enabled: true, claimed: false },
  { key: 'MISSION', enabled: true, claimed: false },
  { key: 'WELCOME', enabled: true, claimed: true },
  { key: 'CASHBACK', enabled: true, claimed: false },
  { key: 'BIRTHDAY', enabled: false, claimed: false },
];

export async function promotionsOf(db: Db, site: Site): Promise<Promotion[]> {
  return (await contentOf(db, site.code, 'promotions')) ?? [...PROMOTIONS];
}

/** Whether a merchant offers a promotion. */
export async function isPromoted(db: Db, site: Site, key: string): Promise<boolean> {
  return (await promotionsOf(db, site)).some((each) => each.key === key && each.enabled);
}
