import type { BetRecord } from '@foyer/shared/contract';
import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';

export const statuses = ['won', 'lost', 'open', 'void'] as const satisfies readonly BetRecord['status'][];

/** Categories of bets; HOT is a selection of others (A075). */
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

/** The page's filters as in its address; "" is all. */
export interface RecordFilter extends Period {
  gameType: string;
  status: string;
}

/** Reads the filters of an address; invalid values are ignored, the default is everything in seven days. */
export function readFilter(params: URLSearchParams, today: Day): RecordFilter {
  return {
    ...readPeriod(params, today),
    gameType: known(gameTypes, params.get('type')) ?? '',
    status: known(statuses, params.get('status')) ?? '',
  };
}

/** A filter's address, without default values. */
export function writeFilter({ gameType, status, ...period }: RecordFilter): URLSearchParams {
  return new URLSearchParams({
    ...writePeriod(period),
    ...(gameType === '' ? {} : { type: gameType }),
    ...(status === '' ? {} : { status }),
  });
}

/** Whether a wider filter could find more. */
export const isNarrow = ({ period, gameType, status }: RecordFilter): boolean =>
  period !== '7' || gameType !== '' || status !== '';
