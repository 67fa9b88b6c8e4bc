import { rateText } from '@foyer/shared/lottery';
import type { Play } from './picks';

/** The rate under which a board has the best of every pick. */
const ANY = '*';

/** The most that a pick is paid for 1 staked, the stake included. */
export const bestRate = ({ best }: Pick<Play, 'best'>, pick: string): string => best[pick] ?? best[ANY] ?? '0';

/** What a pick may be paid for 1 staked: its own rate, else those of all outcomes of its play. */
function ratesOf({ best, odds }: Pick<Play, 'best' | 'odds'>, pick: string): readonly string[] {
  const own = best[pick];
  return own === undefined ? Object.values(odds) : [own];
}

/** What a pick may be paid, as it stands beside it: `×2 · ×3 · ×4`. */
export const ratesText = (play: Pick<Play, 'best' | 'odds'>, pick: string): string =>
  ratesOf(play, pick).map(rateText).join(' · ');
