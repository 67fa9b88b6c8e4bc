/** Symbols: `w` stands for all but `s`, the scatter; the others pay from `a`, the dearest, to `h`. */
export type PayingSymbol = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type ReelSymbol = PayingSymbol | 'w' | 's';
export type ProfileName = 'calm' | 'even' | 'steep';

/** For three, four and five. */
type Triple = readonly [number, number, number];

/**
 * Strips and pays of a machine. They never change once rounds were played with them, since old rounds are checked against them:
 * another machine is another profile.
 */
export interface Profile {
  readonly name: ProfileName;
  /** Five strips of forty symbols; the window shows three in a row, and a strip goes round. */
  readonly strips: readonly [string, string, string, string, string];
  /** In twentieths of the stake, which is what one of the twenty lines is played with. */
  readonly pays: Readonly<Record<PayingSymbol, Triple>>;
  /** In hundredths of the stake, by scatters in the window. */
  readonly scatterPays: Triple;
  /** Free spins, by scatters; within free spins there are no more. */
  readonly freeSpins: Triple;
  /** What every win of a free spin is multiplied by. */
  readonly times: number;
  /** Percentage of stakes paid back on average, rounded down to two decimals; a test counts the strips out. */
  readonly returnPercent: string;
  /** Percentage of spins that pay anything, and one in how many spins leads to free ones; both rounded down. */
  readonly hitPercent: string;
  readonly freeOneIn: string;
}

const scatterPays = [200, 1000, 5000] as const;

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  calm: {
    name: 'calm',
    strips: [
      'csdcghcafgdhfghabedfbghebfedhbeaghsdecfg',
      'dhceafdahedwgfebfecgedwhsgbfhwgcahbgdfce',
      'fegahgbegaechdgabcdwhsfdcgfdefhcewdfbshb',
      'adegfedbwgfdhgdfgchecadecwgebhechsfwhafb',
      'dsgbhcgfecdfegdahbehcfgcdheadeahfbeghbfg',
    ],
    pays: {
      a: [50, 175, 450],
      b: [35, 100, 400],
      c: [30, 80, 250],
      d: [20, 60, 150],
      e: [15, 35, 120],
      f: [15, 30, 90],
      g: [12, 25, 70],
      h: [12, 25, 60],
    },
    scatterPays,
    freeSpins: [8, 10, 15],
    times: 2,
    returnPercent: '96.06',
    hitPercent: '42.69',
    freeOneIn: '110',
  },
  even: {
    name: 'even',
    strips: [
      'gehcfgdbgescgefhdafbgefdbechashdfhcgfehd',
      'wegchfdechedhgwfgaecgabdhefdefbchsdbfagf',
      'aegbhfgsbfcefdghefdcwgafdegbshcehfdcehgd',
      'fcgwdasfgdehcebhgfhcehdfcdfebgaefbdagewh',
      'dfedschefgchgbhfgdhfgdhefbcegfbdaheacheg',
    ],
    pays: {
      a: [100, 400, 2000],
      b: [75, 200, 800],
      c: [40, 150, 400],
      d: [25, 75, 300],
      e: [12, 40, 150],
      f: [12, 35, 125],
      g: [12, 35, 90],
      h: [6, 18, 75],
    },
    scatterPays,
    freeSpins: [10, 14, 20],
    times: 3,
    returnPercent: '96.07',
    hitPercent: '39.79',
    freeOneIn: '110',
  },
  steep: {
    name: 'steep',
    strips: [
      'hfgcfgbegfechagsedhbdfeahdghefcdhsgfedcg',
      'cbfgaeghefgdehcwgfbhfcedbegdefhadghsfhgf',
      'decdhbgdahbchfewgfedcegfahefgefdgshfsghb',
      'efsgedbfgdchdgfhdebfcheghdehfaghfcwheabg',
      'gehgfhefghcafdhcfebseghbdehgcfdefadcghdf',
    ],
    pays: {
      a: [150, 750, 4000],
      b: [120, 400, 2000],
      c: [60, 175, 750],
      d: [30, 100, 350],
      e: [15, 35, 125],
      f: [10, 35, 90],
      g: [8, 30, 80],
      h: [7, 20, 75],
    },
    scatterPays,
    freeSpins: [10, 15, 25],
    times: 5,
    returnPercent: '96.11',
    hitPercent: '40.21',
    freeOneIn: '110',
  },
};

const ORDER: readonly ProfileName[] = ['even', 'calm', 'steep'];

/** The machine of a game: by its number alone, so that a round is checked years later against the same one. */
export const profileOf = (nodeId: number): Profile => PROFILES[ORDER[nodeId % ORDER.length] ?? 'even'];
