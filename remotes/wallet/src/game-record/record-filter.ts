import type { BetRecord } from '@foyer/shared/contract';
import type { Day } from '../records/days';
import { known, type Period, readPeriod, writePeriod } from '../records/period';

export const statuses = ['won', 'lost', 'open', 'void'] as const satisfies readonly BetRecord['status'][];

/** Categories a member can have bet in; HOT is a selection of others (A075). */
export const gameTypes = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'INHOUSE',
  'SLOTS',
  'POKER',
] as const;

/** What the page shows, as its address says it; "" is all. */
export interface RecordFilter extends Period {
  gameType: string;
  status: string;
}

/** Reads the address. What cannot be understood counts as not said: seven days, everything. */
export function readFilter(params: URLSearchParams, today: Day): RecordFilter {
  return {
    ...readPeriod(params, today),
    gameType: known(gameTypes, params.get('type')) ?? '',
    status: known(statuses, params.get('status')) ?? '',
  };
}

/** The address of a filter; what is usual is left out. */
export function writeFilter({ gameType, status, ...period }: RecordFilter): URLSearchParams {
  return new URLSearchParams({
    ...writePeriod(period),
    ...(gameType === '' ? {} : { type: gameType }),
    ...(status === '' ? {} : { status }),
  });
}

/** Whether something is left out that one could ask for with a wider filter. */
export const isNarrow = ({ period, gameType, status }: RecordFilter): boolean =>
  period !== '7' || gameType !== '' || status !== '';
