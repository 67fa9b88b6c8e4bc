import type { Titles } from './titles';

/** Lotteries with draws. The first ones belong to the lotteries of `lotteries.ts`. */
export const LOTT_TITLES: Titles = {
  ball: ['Siam Thirty', 'Daily Four', 'Lucky Five Draw'],
  trio: ['Three Ball Express', 'Happy Eight', 'Pick Three Evening'],
  ticket: ['Weekend Ticket', 'Harbour 6/45', 'Golden Ticket Draw'],
  cage: ['Grand Cage 5/36', 'Straits Toto', 'Island Magnum'],
  tube: ['Racing Ten', 'Singa Sweep', 'Rapid Tube 80'],
  dice3: ['Dragon Dice', 'Fast Three Dice'],
  ballstack: ['Pyramid Keno', 'Mega Stack 49', 'Monsoon Lotto'],
  comet: ['Comet Ninety', 'Meteor Minute'],
};

export const ELOTT_TITLES: Titles = {
  ball: ['Mekong North', 'Mekong Central', 'Mekong South'],
  trio: ['Lantern Minute', 'Night Three'],
  ticket: ['Hanoi Evening Draw', 'Saigon Special'],
  cage: ['Delta Digits', 'Red River Draw'],
  tube: ['Speed Five', 'Tempo Ten'],
  dice3: ['Quick Dice K3', 'Lucky Dice Minute'],
  ballstack: ['Keno Nights', 'Mosaic 6/55'],
  comet: ['Starfall 5/35', 'Orbit Keno'],
};

/** The playable vendor's games. */
export const INHOUSE_TITLES: Titles = {
  lantern: ['Lantern Rise', 'Lantern Doors'],
  dice: ['Fair Dice', 'Lucky Steps Dice'],
  coin: ['Coin of Fate', 'Heads or Lanterns'],
  moneywheel: ['House Wheel', 'Wheel of Courtyards'],
  diamond: ['Gem Mines'],
  chest: ['Three Chests'],
  cardback: ['High Card House'],
  comet: ['Comet Crash'],
  koi: ['Koi Ladder'],
  pagoda: ['Tower of Steps'],
};
