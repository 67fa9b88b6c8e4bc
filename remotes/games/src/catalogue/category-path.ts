import type { SiteAddress } from '@foyer/shared/paths';
import { hasPage } from '@foyer/shared/router';
import { isLottery, SLOTS } from './categories';

const SLOTS_CENTER = '/m/slotsCenter';

/** Address of a category's screen; lotteries have their own (S2-GAMELIST-20, S2-GAMELIST-21). */
export const categoryPath = (code: string): SiteAddress =>
  isLottery(code) ? '/m/lottery' : `/m/gameList?${new URLSearchParams({ gameType: code })}`;

/** Where all games of a category stand: slots have a page of their own, if the site has it. */
export const allOf = (code: string): SiteAddress =>
  code === SLOTS && hasPage(SLOTS_CENTER) ? SLOTS_CENTER : categoryPath(code);
