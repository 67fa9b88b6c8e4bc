import { readLog } from '../log';
import { build } from './builds';

const WHY = ['--why', 'of a test'];
const TERMS = ['--hypothesis', 'More bets', '--until', '2999-01-31', '--metric', 'bet'];
/** Starts an experiment. */
export const cards = ['experiment', 'start', 'cards', 'games', '1.0.0=50', '1.1.0=50', ...TERMS];

/** The commands that are killed, on which host, for hosts in folders and in buckets. */
export const killed: Record<string, [host: string, words: () => string[]]> = {
  publish: ['usual', () => ['publish', 'games', '--build', build('games', '1.3.0').folder]],
  promote: ['usual', () => ['promote', 'games', '1.2.0']],
  'promote, which ends an experiment': ['experimenting', () => ['promote', 'games', '1.2.0']],
  rollback: ['usual', () => ['rollback', 'games', ...WHY]],
  traffic: ['usual', () => ['traffic', 'games', '1.1.0=90', '1.2.0=10']],
  remove: ['usual', () => ['remove', 'wallet', ...WHY]],
  'experiment start': ['usual', () => cards],
  'experiment arms': ['experimenting', () => ['experiment', 'arms', 'cards', '1.0.0=40', '1.1.0=50']],
  'experiment stop': ['experimenting', () => ['experiment', 'stop', 'cards', ...WHY]],
  pin: ['old', () => ['pin']],
  repair: ['damaged', () => ['repair']],
};

/** The commands that come next. */
export const nexts: Record<string, () => string[]> = {
  list: () => ['list'],
  repair: () => ['repair'],
  'publish the same': () => ['publish', 'games', '--build', build('games', '1.3.0').folder],
  'promote the same': () => ['promote', 'games', '1.2.0'],
  'promote for a merchant': () => ['promote', 'games', '1.1.0', '--merchant', 'W3'],
  rollback: () => ['rollback', 'games', ...WHY],
  traffic: () => ['traffic', 'games', '1.0.0=50', '1.2.0=50'],
  remove: () => ['remove', 'wallet', ...WHY],
  'experiment start': () => cards,
  'experiment stop': () => ['experiment', 'stop', 'cards', ...WHY],
};

/** What a command said, without times and hashes. */
export const timeless = (text: string): string =>
  text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'a minute').replace(/sha256-\S+/g, 'a hash');

/** Lines of a log, without when they were written. */
export const linesOf = (site: string): string =>
  JSON.stringify(readLog(site).map(({ at: _, before: __, ...line }) => line));
