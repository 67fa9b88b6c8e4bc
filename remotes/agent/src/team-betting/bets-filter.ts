import { known, type Period, readPeriod, writePeriod } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';
import { categories } from '../category-name';

export const states = ['won', 'lost', 'open', 'void'] as const;
type State = (typeof states)[number];

/** The filters as in the address; "" is all. */
export interface BetsFilter extends Period {
  /** A user name. */
  member: string;
  gameType: string;
  status: State | '';
}

/** A user name as it may be typed: names have no spaces. */
export const nameIn = (text: string): string => text.replaceAll(/\s/g, '').slice(0, 64);

/** Reads the filters of an address; invalid values are ignored, the default is everybody's bets in seven days. */
export function readFilter(params: URLSearchParams, today: Day): BetsFilter {
  return {
    ...readPeriod(params, today),
    member: nameIn(params.get('member') ?? ''),
    gameType: known(categories, params.get('type')) ?? '',
    status: known(states, params.get('status')) ?? '',
  };
}

/** A filter's address, without default values. */
export function writeFilter({ member, gameType, status, ...period }: BetsFilter): URLSearchParams {
  return new URLSearchParams({
    ...writePeriod(period),
    ...(member === '' ? {} : { member }),
    ...(gameType === '' ? {} : { type: gameType }),
    ...(status === '' ? {} : { status }),
  });
}

/** Whether a wider filter could find more. */
export const isNarrow = ({ period, member, gameType, status }: BetsFilter): boolean =>
  period !== '7' || member !== '' || gameType !== '' || status !== '';
