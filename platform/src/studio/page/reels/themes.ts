import type { ReelSymbol } from '../../../base/reels/profiles';
import type { ReelsTheme } from '../../protocol';
import type { Drawn } from './symbols';

/** Pictures of `a` to `h`. */
const PICTURES: Readonly<Record<ReelsTheme, readonly Drawn[]>> = {
  street: ['drum', 'fan', 'koi', 'coin', 'ruby', 'emerald', 'sapphire', 'amethyst'],
  fruit: ['seven', 'bell', 'melon', 'grapes', 'cherry', 'lemon', 'orange', 'clover'],
  classic: ['seven', 'horseshoe', 'bell', 'clover', 'coin', 'cherry', 'lemon', 'grapes'],
  jewels: ['crown', 'diamond', 'ingot', 'coin', 'ruby', 'emerald', 'sapphire', 'amethyst'],
  gold: ['ingot', 'coin', 'crown', 'drum', 'ruby', 'emerald', 'sapphire', 'amethyst'],
  garden: ['koi', 'lotus', 'fan', 'pearl', 'plum', 'marigold', 'iris', 'jasmine'],
};

/** What a symbol of the strips looks like: the lantern is wild, the moon the scatter, in every theme. */
export function pictureOf(theme: ReelsTheme, symbol: ReelSymbol): Drawn {
  if (symbol === 'w') return 'lantern';
  if (symbol === 's') return 'moon';
  return PICTURES[theme]['abcdefgh'.indexOf(symbol)] ?? 'coin';
}
