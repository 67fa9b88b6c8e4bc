import { dayOfUtc } from '../../base/time/days';
import { createPrng } from '../chance/prng';
import type { Texts } from '../terms/types';

/** A lottery of the demonstration: what is drawn and how often. */
export interface LotteryRule {
  /** Game code in launch routes and orders. */
  readonly code: string;
  readonly vendor: string;
  /** Title of the game that opens it. */
  readonly title: string;
  readonly displayName: Texts;
  /** Group on lottery screens (S3-LOTTERY-01). */
  readonly gameClassifyNew: string;
  /** Seconds between two draws. */
  readonly interval: number;
  /** Time of the day's first draw in seconds after midnight UTC. */
  readonly offset: number;
  readonly balls: number;
  readonly range: readonly [lowest: number, highest: number];
  /** Whether a number may occur twice in a draw. */
  readonly repeats: boolean;
}

/** A lottery at one moment. */
export interface LotteryState {
  readonly rule: LotteryRule;
  readonly lastIssue: string;
  readonly lastNumbers: readonly number[];
  /** Epoch milliseconds. */
  readonly lastDrawAt: number;
  readonly nextIssue: string;
  /** Epoch milliseconds. */
  readonly nextDrawAt: number;
}

const DAY = 86_400;

export const LOTTERIES: readonly LotteryRule[] = [
  {
    code: 'LTN1M',
    vendor: 'ELOTT',
    title: 'Lantern Minute',
    displayName: { EN: 'Lantern Minute', TY: 'โคมไฟ 1 นาที' },
    gameClassifyNew: 'FAST',
    interval: 60,
    offset: 0,
    balls: 3,
    range: [0, 9],
    repeats: true,
  },
  {
    code: 'DRDICE',
    vendor: 'LOTT',
    title: 'Dragon Dice',
    displayName: { EN: 'Dragon Dice', TY: 'ลูกเต๋ามังกร' },
    gameClassifyNew: 'FAST',
    interval: 90,
    offset: 0,
    balls: 3,
    range: [1, 6],
    repeats: true,
  },
  {
    code: 'RACE10',
    vendor: 'LOTT',
    title: 'Racing Ten',
    displayName: { EN: 'Racing Ten', TY: 'แข่งสิบ' },
    gameClassifyNew: 'RACING',
    interval: 180,
    offset: 30,
    balls: 10,
    range: [1, 10],
    repeats: false,
  },
  {
    code: 'HAPPY8',
    vendor: 'LOTT',
    title: 'Happy Eight',
    displayName: { EN: 'Happy Eight', TY: 'แปดสุขใจ' },
    gameClassifyNew: 'KENO',
    interval: 300,
    offset: 0,
    balls: 8,
    range: [1, 80],
    repeats: false,
  },
  {
    code: 'HARB645',
    vendor: 'TCG_SEA',
    title: 'Harbour 6/45',
    displayName: { EN: 'Harbour 6/45', TY: 'ฮาร์เบอร์ 6/45' },
    gameClassifyNew: 'LOTTO',
    interval: 3600,
    offset: 900,
    balls: 6,
    range: [1, 45],
    repeats: false,
  },
  {
    code: 'MKNORTH',
    vendor: 'TCG_LOTTO_VN',
    title: 'Mekong North',
    displayName: { EN: 'Mekong North', TY: 'แม่โขงเหนือ' },
    gameClassifyNew: 'VIETNAM',
    interval: DAY,
    offset: 41_400,
    balls: 5,
    range: [0, 9],
    repeats: true,
  },
];

/** Code and vendor of a lottery by its game's title. */
export const LOTT_CODES: ReadonlyMap<string, { readonly code: string; readonly vendor: string }> = new Map(
  LOTTERIES.map(({ title, code, vendor }) => [title, { code, vendor }]),
);

function drawNumbers(rule: LotteryRule, index: number): number[] {
  const prng = createPrng(`${rule.code}/${index}`);
  const [lowest, highest] = rule.range;
  if (rule.repeats) return Array.from({ length: rule.balls }, () => prng.int(lowest, highest));
  const all = Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
  return prng.shuffle(all).slice(0, rule.balls);
}

/** Number of an issue: the day of its draw (UTC) and its position in that day. */
function issueOf(rule: LotteryRule, drawAt: number): string {
  const day = dayOfUtc(drawAt).replaceAll('-', '');
  const place = Math.floor(((drawAt / 1000) % DAY) / rule.interval) + 1;
  return `${day}-${String(place).padStart(4, '0')}`;
}

/** The last result and the next draw of a lottery; the same moment gives the same numbers. */
export function lotteryAt(rule: LotteryRule, now: Date): LotteryState {
  const step = rule.interval * 1000;
  const offset = (rule.offset * 1000) % step;
  const index = Math.floor((now.getTime() - offset) / step);
  const lastDrawAt = index * step + offset;
  return {
    rule,
    lastIssue: issueOf(rule, lastDrawAt),
    lastNumbers: drawNumbers(rule, index),
    lastDrawAt,
    nextIssue: issueOf(rule, lastDrawAt + step),
    nextDrawAt: lastDrawAt + step,
  };
}
