import type { Lottery, QueryOf } from '@foyer/shared/contract';
import { PRIZE_MODES } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { closedVendorsOf } from './open-games';

const E_LOTTERY_VENDORS = new Set(['ELOTT', 'TCG_LOTTO_VN']);

/** A merchant's lotteries with their running draws; prize mode Elott selects e-lotteries, others all. */
export async function lotteriesOf(
  db: Db,
  { lotteriesAt }: Catalogue,
  merchantCode: string,
  { prizeMode, language }: QueryOf<'lotteryList'>,
  now: Date,
): Promise<Lottery[]> {
  const closed = await closedVendorsOf(db, merchantCode);
  return lotteriesAt(now)
    .filter(({ vendor }) => !closed.has(vendor))
    .filter(({ vendor }) => prizeMode !== PRIZE_MODES.ELOTT || E_LOTTERY_VENDORS.has(vendor))
    .map(({ vendor: _, displayName, lastNumbers, ...lottery }) => ({
      ...lottery,
      displayName: displayName[language === 'EN' ? 'EN' : 'TY'],
      lastNumbers: [...lastNumbers],
    }));
}
