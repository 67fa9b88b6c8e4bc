import { type CallName, type CallRow, calls } from './calls';
import { CONTENT_TYPES, LANGUAGE, MERCHANT, PRIZE_MODES } from './constants';
import type { QueryOf } from './types';

const { BANNER, PLAYER, POPUP, HOME } = CONTENT_TYPES;

interface RequestRow {
  readonly call: CallName;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Storage key of the answer, or one key for each part of it with the `type`s of that part's rows (S9-STORAGE-01, A107). */
  readonly kept?: string | Readonly<Record<string, readonly string[]>>;
}

/**
 * Requests with a name of their own: variants of a call that are asked early or kept. All other requests go by the
 * name of their call.
 */
export const requests = {
  homeAnnouncements: {
    call: 'announcements',
    query: { types: [BANNER, PLAYER, POPUP, HOME].join(','), groupName: 'm_home' },
    kept: { banners: [BANNER], notice: [PLAYER, HOME], popupList: [POPUP] },
  },
  registerBanners: { call: 'announcements', query: { types: BANNER, groupName: 'm_reg' } },
  /** Lotteries of both prize modes; mode ZY is never asked for (A085). */
  lotteries: { call: 'lotteryList', kept: 'lotteries' },
  lottLotteries: { call: 'lotteryList', query: { prizeMode: PRIZE_MODES.LOTT } },
  elottLotteries: { call: 'lotteryList', query: { prizeMode: PRIZE_MODES.ELOTT } },
} as const satisfies Record<string, RequestRow>;

type Requests = typeof requests;

/** The name of a call, or of a request with a name of its own. */
export type RequestName = CallName | keyof Requests;

export type CallOf<R extends RequestName> = R extends CallName
  ? R
  : R extends keyof Requests
    ? Requests[R]['call']
    : never;

type KeysOf<T> = T extends { query: infer Q } ? keyof Q : never;
type Known<R extends RequestName> =
  | KeysOf<(typeof calls)[CallOf<R>]>
  | (R extends keyof Requests ? KeysOf<Requests[R]> : never);

/** The query parameters that a page adds to a request, or overrides. */
export type Wish<R extends RequestName> =
  QueryOf<CallOf<R>> extends infer Q ? (Q extends object ? Omit<Q, Known<R>> & Partial<Q> : undefined) : never;

export interface Visit {
  readonly language: string;
  readonly merchant: string;
}

const isCall = (name: RequestName): name is CallName => name in calls;

/** The row of a request: that of its call, with its own query and storage key. */
export function requestOf(name: RequestName): Omit<CallRow, keyof RequestRow> & RequestRow {
  if (isCall(name)) return { ...(calls[name] as CallRow), call: name };
  const request: RequestRow = requests[name];
  const row: CallRow = calls[request.call];
  return { ...row, ...request, query: { ...row.query, ...request.query } };
}

/** The full query of a request, in the order in which it travels. */
export function queryOf(name: RequestName, wish: object | undefined, { language, merchant }: Visit) {
  const query: Record<string, unknown> = { ...requestOf(name).query, ...wish };
  for (const [key, value] of Object.entries(query)) {
    if (value === LANGUAGE) query[key] = language;
    if (value === MERCHANT) query[key] = merchant;
  }
  return query;
}
