import type { FrameId, GameType, PatternId, Vendor } from '../terms/types';

/** The only vendor whose games can really be played. */
export const PLAYABLE_VENDOR = 'FOYER';

function vendor(
  code: string,
  accountTypeName: string,
  categories: readonly GameType[],
  palette: readonly [string, string],
  pattern: PatternId,
  frame: FrameId,
  weight: number,
): Vendor {
  const icon = `/art/vendor/${code}.svg`;
  const background = `/art/vendor/${code}-card.svg`;
  return { code, accountTypeName, categories, palette, pattern, frame, weight, icon, background };
}

/** All vendors in their order inside a category (A075). */
export const VENDORS: readonly Vendor[] = [
  vendor('FOYER', 'Lantern House', ['INHOUSE', 'RNG'], ['#c8552c', '#ffd27a'], 'fans', 'deco', 1),
  vendor('JL', 'Jewel Lane', ['RNG', 'SLOTS', 'FISH'], ['#c8262f', '#ffd76a'], 'lattice', 'studs', 4),
  vendor('KITE', 'Paper Kite', ['RNG', 'SLOTS'], ['#1f8f8a', '#a8f0d8'], 'chevron', 'notch', 3),
  vendor('MOONRAKE', 'Moonrake Games', ['RNG', 'SLOTS', 'FISH'], ['#39508f', '#cfe0ff'], 'stars', 'line', 3),
  vendor('EMBER', 'Emberforge', ['RNG', 'SLOTS'], ['#a83a1c', '#ffb066'], 'hex', 'double', 3),
  vendor('TEALGATE', 'Teal Gate', ['RNG', 'SLOTS'], ['#2c7a4b', '#d8f08a'], 'scales', 'scallop', 3),
  vendor('TIDE', 'Tidewater Works', ['FISH'], ['#12759a', '#8ff0ff'], 'waves', 'scallop', 3),
  vendor('VELVET', 'Velvet Table', ['LIVE'], ['#8c1d3f', '#ffc2b0'], 'stripes', 'double', 3),
  vendor('AURELIA', 'Aurelia Live', ['LIVE'], ['#9a7420', '#fff0b8'], 'fans', 'deco', 3),
  vendor('OXBOW', 'Oxbow Cards', ['PVP', 'POKER'], ['#2f6b3a', '#d9f2b4'], 'lattice', 'notch', 3),
  vendor('NINTH', 'Ninth Terrace', ['PVP', 'POKER'], ['#6b4a2a', '#f3d3a0'], 'hex', 'line', 2),
  vendor('DS88', 'Dawn Spur', ['COCKFIGHT'], ['#b0451d', '#ffe08a'], 'stripes', 'studs', 1),
  vendor('NORTHLINE', 'Northline Sports', ['SPORTS'], ['#1c6f5a', '#c6ffe2'], 'chevron', 'line', 2),
  vendor('GRANDSTAND', 'Grandstand', ['SPORTS'], ['#24528c', '#bfe3ff'], 'plus', 'notch', 2),
  vendor('TF', 'Thunder Field', ['ESPORTS'], ['#3a4bb0', '#8df5ff'], 'plus', 'notch', 1),
  vendor('TCG_LOTTO_VN', 'Mekong Draw', ['ELOTT'], ['#a32b2b', '#ffe28a'], 'dots', 'scallop', 1),
  vendor('TCG_SEA', 'Straits Lotto', ['LOTT'], ['#17718a', '#d0fff6'], 'waves', 'line', 2),
  vendor('LOTT', 'House Lottery', ['LOTT'], ['#b5731a', '#fff1b0'], 'dots', 'double', 2),
  vendor('ELOTT', 'Night Numbers', ['ELOTT'], ['#4a4f86', '#ffd9a0'], 'stars', 'deco', 2),
];

export function findVendor(code: string): Vendor | undefined {
  return VENDORS.find((candidate) => candidate.code === code);
}
