import type { Category } from '../terms/types';

/** All categories in order: the eight named ones, then the others (A075, S9-CONST-38). */
export const CATEGORIES: readonly Category[] = [
  { code: 'HOT', names: { EN: 'Hot', TY: 'ยอดนิยม' } },
  { code: 'RNG', names: { EN: 'Electronic', TY: 'อิเล็กทรอนิกส์' } },
  { code: 'FISH', names: { EN: 'Fishing', TY: 'ยิงปลา' } },
  { code: 'LIVE', names: { EN: 'Live casino', TY: 'คาสิโนสด' } },
  { code: 'PVP', names: { EN: 'Card games', TY: 'เกมไพ่' } },
  { code: 'COCKFIGHT', names: { EN: 'Cockfight', TY: 'ไก่ชน' } },
  { code: 'SPORTS', names: { EN: 'Sports', TY: 'กีฬา' } },
  { code: 'ESPORTS', names: { EN: 'E-sports', TY: 'อีสปอร์ต' } },
  { code: 'LOTT', names: { EN: 'Lottery', TY: 'หวย' } },
  { code: 'ELOTT', names: { EN: 'E-lottery', TY: 'หวยออนไลน์' } },
  { code: 'INHOUSE', names: { EN: 'House games', TY: 'เกมของเรา' } },
  { code: 'SLOTS', names: { EN: 'Slots', TY: 'สล็อต' } },
  { code: 'POKER', names: { EN: 'Poker', TY: 'โป๊กเกอร์' } },
];
