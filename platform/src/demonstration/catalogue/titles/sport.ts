import type { Titles } from './titles';

export const SPORTS_TITLES: Titles = {
  football: ['Football Today', 'Football Live', 'Virtual Football League', 'Five-a-Side Sprint'],
  basketball: ['Basketball Live', 'Hoops Tonight', 'Virtual Basketball'],
  tennis: ['Tennis Courtside', 'Virtual Tennis Open'],
  volleyball: ['Volleyball Night', 'Beach Volleyball'],
  boot: ['Early Market', 'Golden Boot Outrights', 'Penalty Shootout'],
  trophy: ['Champions Outright', 'Cup Specials'],
  shield: ['Multi Bet Builder', 'League Parlay'],
  whistle: ['In-Play Centre', 'Half-Time Markets'],
  boxglove: ['Muay Thai Night', 'Ringside Boxing'],
  shuttle: ['Badminton Masters', 'Shuttle Sprint'],
};

export const ESPORTS_TITLES: Titles = {
  pad: ['Console Football Cup', 'Fighters Bracket'],
  keys: ['Tactical Shooter Majors', 'Keyboard Clash'],
  banner: ['Five Lanes League', 'Banner War'],
  headset: ['Battle Arena Live', 'Shoutcaster Specials'],
  blades: ['Blade Masters Series', 'Duel Circuit'],
  mouse: ['Click Speed Cup', 'Sniper Invitational'],
  rune: ['Rune Realms Worlds', 'Crystal Core Masters'],
  joystick: ['Arcade Racing Pro', 'Retro Masters'],
};
