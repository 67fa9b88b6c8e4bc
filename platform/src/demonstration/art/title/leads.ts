/**
 * Titles of categories that name few kinds of things, by the figure that leads their picture in place of what they name first: that
 * stands beside it. Without them a list of tables would be the same two cards on every screen.
 */
export const LEADS: Readonly<Record<string, string>> = {
  // Live tables.
  'Andar Bahar Nights': 'elephant',
  'Squeeze Baccarat': 'cardback',
  'Peek Baccarat': 'eye',
  'Two Hand Showdown': 'spade',
  'Baccarat Control': 'shoe',
  'Velvet Room Baccarat': 'diamondsuit',
  'Night Roulette': 'moon',
  'Thai Roulette': 'pagoda',
  'Grand Roulette': 'king',
  'Salon Roulette': 'dancer',
  'Blackjack Terrace': 'flower',
  'Friday Blackjack Party': 'firework',
  'Carnival Wheel': 'mask',
  // Card games.
  'Big Two Street': 'city',
  'Capsa Susun Club': 'clubsuit',
  'Pusoy Gathering': 'lantern',
  'Pai Gow Tiles': 'pagoda',
  'Dominoes Plaza': 'gate',
  'Gin Rummy Parlour': 'lamp',
  'Mahjong Dynasty': 'castle',
  'Sit and Go Turbo': 'rocket',
  'Midnight Freeroll': 'moon',
  'Five Card Draw': 'flower',
  'Button Rush': 'target',
  'Fast Fold Nights': 'bolt',
  // Sport.
  'Football Today': 'sun',
  'Five-a-Side Sprint': 'whistle',
  'Hoops Tonight': 'moon',
  'Duel Circuit': 'bolt',
  'Retro Masters': 'rocket',
  'Fighters Bracket': 'trophy',
  'Night Derby': 'moon',
  // Draws and games of the house.
  'Mekong North': 'mountain',
  'Pick Three Evening': 'owl',
  'Coin of Fate': 'clover',
  'Fair Dice': 'star',
  'Lantern Rise': 'moon',
  // Fishing.
  'Crab Coast Party': 'wave',
};
