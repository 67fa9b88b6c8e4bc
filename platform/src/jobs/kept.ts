/**
 * Tables that no sweep touches, and why they do not grow without end, or may. A test asks of every table that it stands here or in
 * `sweeps.ts`, so that none is added without a thought of what becomes of its rows (decision 23).
 */
export const kept: Readonly<Record<string, string>> = {
  announcement_reads: 'one row a member and announcement; goes with the member',
  bet_hours: 'sums of the bets by the hour; as long as these',
  bets: 'the betting record, which money was moved for',
  catalogue_versions: 'one row a catalogue',
  closed_vendors: 'a merchant’s choice',
  content_sets: 'a merchant’s choice, one row a kind',
  deposit_orders: 'the cashier’s record, which money was moved for',
  favourites: 'one row a member and game; goes with the member',
  games: 'the catalogue',
  head_pictures: 'one row a member, the newest picture',
  ledger_movements: 'the books',
  member_activity: 'one row a member; goes with the member',
  member_externals: 'one row a member and service: a way to log in',
  member_logins: 'one row a member and hour with a log-in: what the team’s figures count; goes with the member',
  merchant_games: 'a merchant’s choice, one row a game',
  merchant_hosts: 'a merchant’s addresses',
  merchants: 'the merchants',
  messages: 'a member’s own mail, written by the merchant',
  movement_hours: 'sums of the books by the hour; as long as these',
  recent_games: 'one row a member and game',
  sealing_keys: 'a handful: a replaced key is deleted when its hour of grace is over',
  team_members: 'who stands below whom; goes with the member',
  vendor_seeds: 'proof of the rounds that were played with them: kept as long as the bets',
  verification_askers: 'who may answer a code; goes with the code',
  wallets: 'one row a member and purse',
};
