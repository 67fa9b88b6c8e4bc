import type { SiteAddress } from '@foyer/shared/paths';
import { isLottery } from './categories';

/** Address of a category's screen; lotteries have their own (S2-GAMELIST-20, S2-GAMELIST-21). */
export const categoryPath = (code: string): SiteAddress =>
  isLottery(code) ? '/m/lottery' : `/m/gameList?${new URLSearchParams({ gameType: code })}`;
