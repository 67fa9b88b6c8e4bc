import type { Titles } from './titles';

/** Table games without a dealer: RNG, classification TABLE. */
export const RNG_TABLE_TITLES: Titles = {
  roulette: ['European Roulette Gold', 'Pocket Roulette', 'Auto Roulette'],
  chips: ['Blackjack Solo', 'Double Deck Blackjack', 'Pontoon Express'],
  dice: ['Craps Corner', 'Lucky Dice Duel', 'Over Under Dice'],
  dome: ['Sic Bo Express', 'Three Dice Treasure'],
  pair: ['Baccarat Solo', 'Red Dog Rush', 'Casino War Zone'],
  moneywheel: ['Wheel of Lanterns', 'Spin the Season'],
};

export const LIVE_TITLES: Titles = {
  roulette: [
    'Roulette Riverside',
    'Lightning Hall Roulette',
    'Grand Roulette',
    'Roulette Privé',
    'Speed Roulette',
    'Thai Roulette',
    'Salon Roulette',
    'Night Roulette',
  ],
  chips: [
    'Blackjack Terrace',
    'Blackjack Classic A',
    'Infinite Seat Blackjack',
    'High Stakes Blackjack',
    'Blackjack Lounge',
    'Friday Blackjack Party',
  ],
  shoe: [
    'Baccarat Salon One',
    'Squeeze Baccarat',
    'Speed Baccarat Blue',
    'No Commission Baccarat',
    'Golden Shoe Baccarat',
    'Baccarat Control',
    'Prosperity Baccarat',
    'Peek Baccarat',
  ],
  pair: [
    'Dragon Tiger',
    'Dragon Tiger Speed',
    'Casino Hold Live',
    'Three Card Evening',
    'Andar Bahar Nights',
    'Teen Patti Royal',
    'Bull Bull Live',
    'Two Hand Showdown',
  ],
  dice: ['Sic Bo Deluxe Live', 'Super Dice Arena', 'Craps Live Street', 'Fish Prawn Crab', 'Bac Bo Salon'],
  dome: ['Emperor Sic Bo', 'Xoc Dia Saigon', 'Sedie Lounge', 'Lucky Dome', 'Fan Tan Classic'],
  moneywheel: ['Carnival Wheel', 'Dream Wheel Live', 'Golden Wheel Hour', 'Wheel of the Night Market', 'Monsoon Wheel'],
  lamp: [
    'The VIP Table',
    'Velvet Room Baccarat',
    'Private Table Ninety',
    'After Hours Poker Live',
    'Penthouse Hold’em',
  ],
};

/** Card games between players. */
export const PVP_TITLES: Titles = {
  cardfan: ['Tien Len Masters', 'Big Two Street', 'Pusoy Gathering', 'Capsa Susun Club', 'Thirteen Cards'],
  cardback: ['Pok Deng Social', 'Kang Rummy', 'Gin Rummy Parlour', 'Dummy Thai Cards', 'Slave Card Party'],
  spade: ['Spades Alliance', 'Ace of Spades Duel', 'Landlord Showdown'],
  heart: ['Hearts Table', 'Queen of Hearts Chase', 'Bridge of Hearts'],
  clubsuit: ['Niu Niu Rush', 'Golden Flower', 'Bull Fight Cards', 'Three Kingdoms Cards'],
  diamondsuit: ['Sam Loc', 'Phom Night', 'Ba Cay Express', 'Hi-Lo Duel'],
  mahjong: ['Mahjong Courtyard', 'Two Player Mahjong', 'Blood River Mahjong', 'Mahjong Dynasty', 'Sparrow Club'],
  domino: ['Domino Gaple', 'Domino Bandar', 'Pai Gow Tiles', 'Dominoes Plaza', 'Qiu Qiu'],
};

export const POKER_TITLES: Titles = {
  cardfan: ['Hold’em Riverside', 'Six Seat Hold’em', 'Omaha Harbour', 'Five Card Draw'],
  spade: ['Spade Royale Poker', 'Short Deck Sprint', 'Fast Fold Nights'],
  heart: ['Heads-Up Duel', 'Texas Sunset', 'Open Face Salon'],
  dealer: ['Dealer’s Choice', 'Button Rush', 'Sit and Go Turbo', 'Midnight Freeroll', 'Bounty Hunter Sunday'],
  cardback: ['Seven Card Stud', 'Pineapple Table', 'Three Card Poker Club'],
  diamondsuit: ['High Roller Hold’em', 'Deep Stack Evening', 'Satellite Express'],
};
