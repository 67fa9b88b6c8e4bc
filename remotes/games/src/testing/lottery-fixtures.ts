import type { LotteryOrder, LotteryResult } from '@foyer/shared/contract';
import type { Board, Play } from '../lottery-bets/picks';

export const plays = {
  size: {
    ...{ id: 'size', name: 'Sum big or small', odds: { win: '1.95' }, best: { '*': '1.95' } },
    form: { kind: 'option', options: ['big', 'small'] },
  },
  digit: {
    ...{ id: 'digit', name: 'Digit at a place', odds: { win: '9.5' }, best: { '*': '9.5' } },
    form: { kind: 'place', places: 3, options: [...'0123456789'] },
  },
  straight: {
    ...{ id: 'straight', name: 'Three in order', odds: { win: '940' }, best: { '*': '940' } },
    form: { kind: 'digits', count: 3, ordered: true },
  },
  pair: {
    ...{ id: 'pair', name: 'A pair and one', odds: { win: '310' }, best: { '*': '310' } },
    form: { kind: 'digits', count: 3, ordered: false, different: 2 },
  },
  mixed: {
    ...{ id: 'mixed', name: 'Three different', odds: { win: '155' }, best: { '*': '155' } },
    form: { kind: 'digits', count: 3, ordered: false, different: 3 },
  },
  sum: {
    ...{ id: 'sum', name: 'Sum', odds: { 4: '68', 5: '34' }, best: { 4: '68', 5: '34', 16: '34', 17: '68' } },
    form: { kind: 'option', options: ['4', '5', '16', '17'] },
  },
  face: {
    ...{ id: 'face', name: 'One face', odds: { 1: '2', 2: '3', 3: '4' }, best: { '*': '4' } },
    form: { kind: 'option', options: [...'123456'] },
  },
  firstTwo: {
    ...{ id: 'firstTwo', name: 'First two in order', odds: { win: '85' }, best: { '*': '85' } },
    form: { kind: 'numbers', count: 2, from: 1, to: 10, ordered: true },
  },
  six: {
    ...{
      id: 'six',
      name: 'Six numbers',
      odds: { 3: '10', 4: '180', 5: '8000', 6: '1000000' },
      best: { '*': '1000000' },
    },
    form: { kind: 'numbers', count: 6, from: 1, to: 45, ordered: false },
  },
} satisfies Record<string, Play>;

/** A board whose draw closes in so many ms, and is drawn 5 s later. */
export const board = (closesAt: number, choices: Partial<Board> = {}): Board => ({
  ...{ code: 'LTN1M', displayName: 'Lantern Minute', gameClassifyNew: 'FAST', issue: '20260314-0721', interval: 60 },
  ...{ closesAt, drawAt: closesAt + 5000, oddsVersion: 1, plays: [plays.size, plays.digit, plays.straight] },
  limits: { lines: 100, issues: 10, lineMin: '1', lineMax: '10000', orderMax: '50000', winMax: '2000000' },
  ...choices,
});

export const result = (drawAt: number, choices: Partial<LotteryResult> = {}): LotteryResult => ({
  ...{ issue: '20260314-0720', drawAt, state: 'drawn', numbers: [4, 0, 4] },
  ...choices,
});

export const order = (choices: Partial<LotteryOrder> = {}): LotteryOrder => ({
  ...{ orderNo: 'L30000001', code: 'LTN1M', displayName: 'Lantern Minute', issue: '20260314-0721', status: 'open' },
  ...{ stake: '6.6', best: '534.55', payout: '0', lines: 3 },
  ...{ drawAt: Date.now() + 60_000, closesAt: Date.now() + 55_000, placedAt: Date.now() },
  ...choices,
});
