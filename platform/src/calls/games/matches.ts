import type { HotMatch } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { contentOf } from '../content/sets';
import { closedVendorsOf } from './open-games';

/** A merchant's hot matches: its own list, or those of the next two days by its clock (S3-HOTMATCH-01). */
export async function hotMatchesOf(
  db: Db,
  { hotMatchesAt }: Catalogue,
  merchantCode: string,
  now: Date,
): Promise<HotMatch[]> {
  const own = await contentOf(db, merchantCode, 'hotMatches');
  if (typeof own === 'object') return own;
  const closed = await closedVendorsOf(db, merchantCode);
  const open = hotMatchesAt(now).filter(({ vendor }) => !closed.has(vendor));
  return open.slice(0, own ?? open.length);
}
