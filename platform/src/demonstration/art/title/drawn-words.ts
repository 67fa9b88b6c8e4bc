import { LEADS } from './leads';

/** What a word or some words of a title name, by the id of the figure that shows it. */
const BY_FIGURE: Readonly<Record<string, string>> = {
  // Living ones. Words of which a title has none are left out; a test finds them.
  dragon: 'dragon, dragon king',
  tiger: 'tiger, tigress',
  lion: 'lion, singa',
  jaguar: 'jaguar',
  horse: 'mustang, stable, sunrise rider',
  bull: 'bull bull, niu niu, bull fight',
  rabbit: 'moon rabbit',
  dog: 'dog',
  camel: 'caravan',
  panda: 'panda',
  fox: 'fox, foxfire, kitsune, nine tail',
  owl: 'owl, owls',
  luckycat: 'cat, lucky cat, maneki, paw, paws',
  falcon: 'falcons',
  phoenix: 'phoenix',
  sparrow: 'sparrow',
  roosterhead: 'red comb',
  koi: 'koi',
  angelfish: 'angelfish, fish',
  ray: 'manta, ray, wings of the sea',
  shark: 'shark, megalodon',
  hammerhead: 'hammer bay',
  turtle: 'turtle',
  octopus: 'octopus, kraken, eight arms, ink',
  crab: 'crab, king crab, claw',
  prawn: 'prawn',
  jelly: 'jellyfish',
  puffer: 'puffer, spiky',
  mermaid: 'mermaid pearl',
  queen: 'queen',
  emperor: 'emperor',
  sultan: 'sultan, rajah',
  pirate: 'captain, smuggler, bounty hunter',
  wizard: 'wizard, alchemist',
  seaking: 'poseidon, ocean king, king of the reef',
  medusa: 'medusa',
  dancer: 'dancer, dancers',
  // Fruit, plants and food.
  cherry: 'cherry, cherries',
  grapes: 'grape, vineyard, vine, clusters',
  lemon: 'lemon, citrus, sunny slices',
  melon: 'melon, watermelon, slice',
  bamboo: 'bamboo',
  tree: 'orchard, forest, jungle',
  leaf: 'autumn',
  flower: 'flower, garden, meadow',
  pineapple: 'pineapple',
  lotus: 'lotus',
  clover: 'clover, four leaf, shamrock',
  cup: 'café',
  lemonade: 'lemonade stand',
  jam: 'jam',
  basket: 'picnic, harvest, fruits',
  coral: 'coral, reef',
  // Treasure.
  ruby: 'ruby, rubies, red stone',
  diamond: 'diamond, diamonds, gem, jewels, brilliant cut',
  emerald: 'emerald, emeralds, green stone',
  coin: 'coin, coins, fortune, dollars, heads',
  ingot: 'ingot, ingots, gold, prosperity, plenty',
  pearl: 'pearl',
  shell: 'shell, oyster, pearl divers',
  chest: 'chest, chests, treasure, riches, hoard',
  vault: 'vault, treasury',
  crown: 'crown, crowns, royal, royale',
  king: 'reign, kingdoms',
  sceptre: 'sceptre',
  bell: 'bell, bells',
  seven: 'seven, sevens',
  horseshoe: 'horseshoe',
  lock: 'lock, locked',
  trident: 'trident',
  feather: 'feather',
  // Things.
  lantern: 'lantern, lanterns',
  mask: 'mask, masks, masquerade, carnival',
  flame: 'flame, flaming, fire, firewalk, burning, blaze, embers, alight, hot',
  potion: 'potion, elixir, apothecary, brew',
  cauldron: 'cauldron',
  drumslot: 'drum, drums, drummer',
  drum: 'village ring',
  book: 'book, library, scribe',
  scroll: 'scroll',
  anvil: 'forge, blacksmith',
  ship: 'harbour, cove, sunken',
  train: 'express',
  racecar: 'racing',
  clock: 'hour, hours, minute, time',
  bomb: 'bombs',
  hat: 'frontier, saloon, texas, prairie',
  barrel: 'cellar, vintage',
  rod: 'fishing',
  eye: 'eye',
  target: 'sniper, shooter',
  satellite: 'satellite, orbit',
  ladder: 'ladder',
  comet: 'comet, meteor, starfall',
  blades: 'blade, blades, war, battle',
  // Places and sky.
  pagoda: 'pagoda, golden roofs',
  pyramid: 'pyramid, giza',
  tomb: 'tomb',
  idol: 'idol',
  temple: 'temple',
  castle: 'palace, kingdom, empire, dynasty',
  gate: 'gate, shrine, doors',
  tower: 'tower',
  bridge: 'bridge',
  city: 'city, skyline',
  hut: 'house',
  stall: 'market, markets',
  stairs: 'steps',
  island: 'island, isle, beach',
  mountain: 'peak, hill, andes',
  wave: 'tide, river, splash, bay, coast',
  moon: 'moon, moonlight, moonlit, moonrise, lunar',
  sun: 'sun, midsummer, sunset, summer',
  star: 'star',
  rainbow: 'rainbow',
  bolt: 'electric, lightning, thunder',
  storm: 'storm, monsoon, rain',
  flake: 'snow, snowy, frosted, cold',
  ice: 'ice',
  bubble: 'bubble, bubbling',
  firework: 'festival, party, gala',
  // Tables and cards.
  roulette: 'roulette',
  chips: 'blackjack, pontoon',
  dice: 'dice, craps',
  dome: 'sic bo, dome',
  pair: 'baccarat',
  moneywheel: 'wheel',
  shoe: 'shoe',
  lamp: 'lounge',
  cardfan: 'cards, thirteen cards',
  cardback: 'card, rummy',
  spade: 'spade, spades',
  heart: 'heart, hearts',
  mahjong: 'mahjong',
  domino: 'domino, dominoes, tiles',
  dealer: 'dealer, button',
  ticket: 'ticket',
  cage: 'cage',
  tube: 'tube',
  ballstack: 'keno, stack',
  // Sport.
  football: 'football',
  basketball: 'basketball, hoops',
  tennis: 'tennis',
  volleyball: 'volleyball',
  shuttle: 'badminton, shuttle',
  boot: 'boot',
  trophy: 'cup, champions, champion',
  boxglove: 'boxing, muay thai',
  shield: 'league',
  pad: 'console',
  keys: 'keyboard',
  banner: 'banner',
  headset: 'shoutcaster',
  mouse: 'click',
  rune: 'rune, crystal',
  joystick: 'arcade',
};

/** Figures that live: the first that a title names is its hero. */
const LIVING = new Set(Object.keys(BY_FIGURE).slice(0, Object.keys(BY_FIGURE).indexOf('cherry')));

const FIGURE_OF = new Map(
  Object.entries(BY_FIGURE).flatMap(([figure, phrases]) =>
    phrases === '' ? [] : phrases.split(', ').map((phrase) => [phrase, figure] as const),
  ),
);

/** Numbers that titles of lotteries say, in words or figures; they are shown on a ball. */
const NUMBER_OF = new Map([
  ...['three', 'four', 'five', 'eight', 'ten', 'thirty', 'ninety'].map(
    (word, at) => [word, [3, 4, 5, 8, 10, 30, 90][at] ?? 0] as const,
  ),
  ...['49', '80'].map((word) => [word, Number(word)] as const),
  ...['5/35', '5/36', '6/45', '6/55'].map((word) => [word, Number(word.slice(2))] as const),
]);

const LOTTERY = new Set(['ball', 'trio', 'ticket', 'cage', 'tube', 'dice3', 'ballstack', 'comet']);

/** Colours that a title may give to its hero. */
const COATS: ReadonlyMap<string, string> = new Map([
  ['white', '#f4efe6'],
  ['snowy', '#f1ece4'],
  ['snow', '#dfe8f0'],
  ['silver', '#b9c4d6'],
  ['iron', '#8a94a6'],
  ['azure', '#2f7fd0'],
  ['blue', '#4f8fe0'],
  ['golden', '#eab02e'],
  ['jade', '#3fae7a'],
  ['crimson', '#c8203a'],
  ['autumn', '#d8581c'],
]);

/** The words of a title in lower case, without `’s` and signs. */
export const wordsOf = (title: string): readonly string[] =>
  title
    .toLowerCase()
    .replace(/’s\b/g, '')
    .split(/[^a-z0-9à-ÿ/’]+/)
    .filter((word) => word !== '');

interface Named {
  readonly figure: string;
  /** The words that name it, as they stand in the title. */
  readonly words: string;
}

/** Words that are taken together are at most this many. */
const LONGEST = 4;

/**
 * What the words of a title name, in their order; of words that mean something together, not what each means alone.
 * @param motif what the title was entered under; numbers are drawn for lotteries alone
 */
export function namedIn(title: string, motif: string): readonly Named[] {
  const words = wordsOf(title);
  const found: Named[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(' ');
      const number = LOTTERY.has(motif) ? NUMBER_OF.get(phrase) : undefined;
      const figure = number === undefined ? FIGURE_OF.get(phrase) : `number${number}`;
      if (figure === undefined) continue;
      found.push({ figure, words: phrase });
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

/** Whether a figure lives, and so comes before what does not. */
const isLiving = (figure: string): boolean => LIVING.has(figure);

/**
 * The hero of a title and what stands beside it: the first living thing that it names; else its own motif, if it names that; else the
 * first thing that it names; else its motif. Beside it stands the first other thing that it names. Where another figure leads, its hero
 * stands beside that.
 */
export function castOf(title: string, motif: string): { readonly hero: string; readonly prop: string | undefined } {
  const named = [...new Set(namedIn(title, motif).map(({ figure }) => figure))];
  const hero = named.find(isLiving) ?? named.find((figure) => figure === motif) ?? named[0] ?? motif;
  const lead = LEADS[title];
  if (lead !== undefined) return { hero: lead, prop: hero };
  return { hero, prop: named.find((figure) => figure !== hero) };
}

/** The colour that a title gives to its hero. */
export function coatIn(title: string): string | undefined {
  return wordsOf(title)
    .map((word) => COATS.get(word))
    .find((coat) => coat !== undefined);
}

/** All words and phrases that name a figure, each with its figure. */
export const DRAWN_WORDS: readonly (readonly [phrase: string, figure: string])[] = [...FIGURE_OF];
