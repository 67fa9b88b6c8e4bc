/** A lottery of the house: what is drawn, and when. */
export interface Lottery {
  /** Game code in launch routes and orders. */
  readonly code: string;
  /** Vendor under whose name the game that opens it is listed. */
  readonly vendor: string;
  readonly displayName: Readonly<Record<'EN' | 'TY', string>>;
  /** Group on lottery screens (S3-LOTTERY-01). */
  readonly gameClassifyNew: string;
  /** Seconds between two draws; divides a day. */
  readonly interval: number;
  /** Time of the day's first draw in seconds after midnight UTC; less than `interval`. */
  readonly offset: number;
  /** Seconds before its draw in which an issue takes no orders any more (B029). */
  readonly closing: number;
  /** Numbers of a draw. */
  readonly balls: number;
  readonly range: readonly [lowest: number, highest: number];
  /** Whether a number may occur twice in a draw. */
  readonly repeats: boolean;
  /** Where numbers are the digits of several prizes: how many prizes of how many digits each row has (B033). */
  readonly prizes?: readonly { readonly row: string; readonly count: number; readonly digits: number }[];
}

const MKNORTH_PRIZES = [
  { row: 'special', count: 1, digits: 5 },
  { row: 'first', count: 1, digits: 5 },
  { row: 'second', count: 2, digits: 5 },
  { row: 'third', count: 6, digits: 5 },
  { row: 'fourth', count: 4, digits: 4 },
  { row: 'fifth', count: 6, digits: 4 },
  { row: 'sixth', count: 3, digits: 3 },
  { row: 'seventh', count: 4, digits: 2 },
] as const;

/** The lotteries whose draws this platform makes. */
export const HOUSE_LOTTERIES: readonly Lottery[] = [
  {
    ...{ code: 'LTN1M', vendor: 'ELOTT', displayName: { EN: 'Lantern Minute', TY: 'โคมไฟ 1 นาที' } },
    ...{ gameClassifyNew: 'FAST', interval: 60, offset: 0, closing: 5, balls: 3, range: [0, 9], repeats: true },
  },
  {
    ...{ code: 'DRDICE', vendor: 'LOTT', displayName: { EN: 'Dragon Dice', TY: 'ลูกเต๋ามังกร' } },
    ...{ gameClassifyNew: 'FAST', interval: 90, offset: 0, closing: 10, balls: 3, range: [1, 6], repeats: true },
  },
  {
    ...{ code: 'RACE10', vendor: 'LOTT', displayName: { EN: 'Racing Ten', TY: 'แข่งสิบ' } },
    ...{ gameClassifyNew: 'RACING', interval: 180, offset: 30, closing: 15, balls: 10, range: [1, 10], repeats: false },
  },
  {
    ...{ code: 'HAPPY8', vendor: 'LOTT', displayName: { EN: 'Happy Eight', TY: 'แปดสุขใจ' } },
    ...{ gameClassifyNew: 'KENO', interval: 300, offset: 0, closing: 20, balls: 8, range: [1, 80], repeats: false },
  },
  {
    ...{ code: 'HARB645', vendor: 'TCG_SEA', displayName: { EN: 'Harbour 6/45', TY: 'ฮาร์เบอร์ 6/45' } },
    ...{ gameClassifyNew: 'LOTTO', interval: 3600, offset: 900, closing: 60, balls: 6, range: [1, 45], repeats: false },
  },
  {
    ...{ code: 'MKNORTH', vendor: 'TCG_LOTTO_VN', displayName: { EN: 'Mekong North', TY: 'แม่โขงเหนือ' } },
    ...{ gameClassifyNew: 'VIETNAM', interval: 86_400, offset: 41_400, closing: 900, range: [0, 9], repeats: true },
    balls: MKNORTH_PRIZES.reduce((sum, { count, digits }) => sum + count * digits, 0),
    prizes: MKNORTH_PRIZES,
  },
];

/** The house's lottery of a code, or undefined. */
export const houseLottery = (code: string): Lottery | undefined => HOUSE_LOTTERIES.find((each) => each.code === code);

/** The prizes of a draw row by row, with their leading zeros; empty where numbers are no digits of prizes. */
export function prizesOf({ prizes = [] }: Lottery, numbers: readonly number[]): { row: string; numbers: string[] }[] {
  let at = 0;
  return prizes.map(({ row, count, digits }) => ({
    row,
    numbers: Array.from({ length: count }, () => {
      at += digits;
      return numbers.slice(at - digits, at).join('');
    }),
  }));
}

/** The numbers that stand for a draw on its card: all of them, or the digits of the first prize. */
export const shownNumbers = ({ prizes: [first] = [] }: Lottery, numbers: readonly number[]): number[] =>
  numbers.slice(0, first?.digits ?? numbers.length);
