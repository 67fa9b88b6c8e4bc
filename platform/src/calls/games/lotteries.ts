import type { Lottery, QueryOf } from '@foyer/shared/contract';
import { PRIZE_MODES } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import { LOTTERIES, lotteryAt } from '../../demonstration/catalogue/lotteries';
import { closedVendorsOf } from './open-games';

const E_LOTTERY_VENDORS = new Set(['ELOTT', 'TCG_LOTTO_VN']);

/** The lotteries of a merchant with their running draws; prize mode Elott asks for the e-lotteries alone, others for all. */
export async function lotteriesOf(
  db: Db,
  merchantCode: string,
  { prizeMode, language }: QueryOf<'lotteryList'>,
  now: Date,
): Promise<Lottery[]> {
  const closed = await closedVendorsOf(db, merchantCode);
  return LOTTERIES.filter(({ vendor }) => !closed.has(vendor))
    .filter(({ vendor }) => prizeMode !== PRIZE_MODES.ELOTT || E_LOTTERY_VENDORS.has(vendor))
    .map((rule) => {
      const { lastIssue, lastNumbers, nextIssue, nextDrawAt } = lotteryAt(rule, now);
      const { code, displayName, gameClassifyNew } = rule;
      return {
        code,
        displayName: displayName[language === 'EN' ? 'EN' : 'TY'],
        gameClassifyNew,
        lastNumbers: [...lastNumbers],
        lastIssue,
        nextIssue,
        nextDrawAt,
      };
    });
}
