import { type CallName, GAME_TYPE_ID, PRIZE_MODES, queryOf } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** What calls answered so far, by name: later ones ask for the things that earlier ones named. */
export type Found = ReadonlyMap<CallName, unknown>;

export interface Visit {
  readonly merchant: string;
  /** The merchant of trial accounts. */
  readonly trialMerchant: string;
  /** Present while a member is logged in. */
  readonly token?: string;
}

export interface Query {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The thing that it names was made up, as no answer named one: a refusal or null is as right as a value. */
  readonly madeUp: boolean;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** Follows a path into an answer. Of a list it takes the first, or with `name=text` the first whose field has that text. */
function dig(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const [field = '', text] = name.split('=');
  if (!Array.isArray(value)) return text === undefined ? dig(fieldOf(value, name), rest) : undefined;
  if (text === undefined) return dig(value[0], path);
  return dig(
    value.find((each) => fieldOf(each, field) === text),
    rest,
  );
}

const DAY = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Fields of queries that no answer has to name. Days are those of the last week, in UTC. */
const plain = (now: number): Readonly<Record<string, unknown>> => ({
  ...{ startDate: dayOf(now - 6 * DAY), endDate: dayOf(now), zone: 0, day: dayOf(now - DAY) },
  ...{ pageNo: 1, page: 1, pageSize: 10, size: 0, language: 'EN', typeId: GAME_TYPE_ID },
  ...{ gameName: 'a', prizeMode: PRIZE_MODES.LOTT, types: 'B,PL', direction: 'asc', lines: 'all', at: 0 },
});

/** Fields that name a thing: the call and the place that name one, and what is asked for where there is none. */
type Things = Readonly<Record<string, readonly [from: CallName, path: readonly string[], otherwise: unknown]>>;

const lottery = ['lotteryMenu', ['lotteries', 'code'], 'L1'] as const;
const lotteryOrder = ['lotteryOrders', ['content', 'orderNo'], 'L1'] as const;
const vietnam = ['lotteryMenu', ['gameClassifyNew=VIETNAM', 'lotteries', 'code'], 'MKNORTH'] as const;
const game: Things = {
  nodeId: ['gameList', ['games', 'nodeId'], 1],
  vendor: ['gameList', ['games', 'vassalage'], 'NOBODY'],
};

const named: Partial<Record<CallName, Things>> = {
  betRecord: { id: ['betRecords', ['content', 'id'], '1'] },
  withdrawal: { orderNo: ['withdrawReport', ['content', 'orderNo'], 'W1'] },
  vendorWallet: { vendor: ['vendorWallets', ['vendor'], 'NOBODY'] },
  agentReceiver: { to: ['memberInfo', ['nobody'], '1'] },
  lotteryBoard: { code: lottery },
  lotteryResults: { code: lottery },
  lotteryFairness: { code: lottery },
  vnResults: { code: vietnam },
  vnNumero: { code: vietnam },
  lotteryOrder: { orderNo: lotteryOrder },
  teamOrder: { orderNo: lotteryOrder },
  activity: { id: ['activities', ['content', 'id'], 1] },
  application: { id: ['activities', ['content', 'id'], 1] },
  feedback: { id: ['feedbackList', ['content', 'id'], 1] },
  feedbackPicture: { id: ['feedbackList', ['content', 'id'], 1] },
  message: { id: ['messages', ['content', 'id'], 1] },
  rateHistory: { memberId: ['agentRates', ['content', 'memberId'], 1] },
  dividendLines: { period: ['dividends', ['running', 'period'], '2026-01-01'] },
  affiliateCheck: { code: ['memberInfo', ['affiliateCode'], 'NOBODY'] },
  gameDetail: { nodeId: ['gameList', ['games', 'nodeId'], 1] },
  addRecent: game,
  removeFavourite: game,
  launchGame: {
    ...{ gameType: ['gameList', ['games', 'gameType'], 'RNG'], vassalage: ['gameList', ['games', 'vassalage'], 'X'] },
    ...{ gameId: ['gameList', ['games', 'gameId'], 'x'], nodeId: ['gameList', ['games', 'nodeId'], 1] },
  },
};

/** What a field means in one call alone. */
const own: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  captchaSound: { language: 'EN' },
  affiliateCheck: { domain: 'www.example.com' },
  outcome: { operation: 'deposit' },
  closeSubmit: { operation: 'deposit' },
  teamPnl: { order: 'username' },
  teamMembers: { order: 'registered' },
};

/**
 * The query that a read is asked with: that of its row, and for what the row leaves open a field of the first thing that an
 * earlier answer named.
 *
 * @param key a new key, for calls that ask by one
 * @returns undefined where the query cannot be made to fit the schema
 */
export function queryFor(name: CallName, visit: Visit, found: Found, key: string, now: number): Query | undefined {
  const { query: schema }: { readonly query?: TSchema; readonly value: TSchema } = schemas[name];
  if (schema === undefined) return { fields: {}, madeUp: false };
  const needs: readonly string[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const known = {
    ...{ ...plain(now), key, token: visit.token ?? 'nobody', merchant_code: visit.trialMerchant },
    ...own[name],
  };
  const things = Object.entries(named[name] ?? {}).map(([field, [from, path, otherwise]]) => {
    const thing = dig(found.get(from), path);
    return { field, value: thing ?? otherwise, madeUp: thing === undefined || thing === null };
  });
  const ofRow = queryOf(name, undefined, { language: 'EN', merchant: visit.merchant });
  const open = needs.filter((field) => !(field in ofRow) || field === 'token');
  const filled = Object.entries(known).filter(([field]) => open.includes(field));
  const fields = {
    ...ofRow,
    ...Object.fromEntries(filled),
    ...Object.fromEntries(things.map(({ field, value }) => [field, value])),
  };
  return Value.Check(schema, fields) ? { fields, madeUp: things.some(({ madeUp }) => madeUp) } : undefined;
}
