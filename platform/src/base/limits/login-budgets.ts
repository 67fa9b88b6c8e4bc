import type { Budget, BudgetRule } from './guess-budgets';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How guesses at log-ins are slowed; decision 0019 has the arithmetic. One address never uses up what an account bears in all, so that a
 * single stranger keeps nobody waiting who comes from somewhere else.
 */
export const loginRules = {
  /** A browser that the member has logged in from, at that account. */
  device: { kind: 'device', free: 10, firstMs: 15 * SECOND, longestMs: 15 * MINUTE, forgetMs: 15 * MINUTE },
  /** One address at one account. */
  pair: { kind: 'pair', free: 5, firstMs: 15 * SECOND, longestMs: 15 * MINUTE, forgetMs: 15 * MINUTE },
  /** One account, from all browsers that it does not know. */
  account: { kind: 'account', free: 20, firstMs: 15 * SECOND, longestMs: 10 * MINUTE, forgetMs: 10 * MINUTE },
  /** One address, at all accounts: room for an office, or for the phones that a network hides behind it. */
  address: { kind: 'address', free: 30, firstMs: 5 * SECOND, longestMs: 2 * MINUTE, forgetMs: 2 * MINUTE },
} as const satisfies Record<string, BudgetRule>;

/** Guesses at an account's password or code by who sits before a session that is not theirs (decision 18). */
export const proveRule = {
  kind: 'prove',
  free: 10,
  firstMs: 15 * SECOND,
  longestMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
} as const satisfies BudgetRule;

interface Guesser {
  /** What the guess is aimed at. */
  readonly account: string;
  /** As `addressKey` gives it. */
  readonly address: string;
  /** The device that the account knows, if it is one. */
  readonly device: string | undefined;
}

/** The budgets that a guess is counted in: a known device has one of its own, which nobody else can use up. */
export function budgetsOf({ account, address, device }: Guesser): readonly Budget[] {
  if (device !== undefined) return [{ ...loginRules.device, subject: `${account} ${device}` }];
  return [
    { ...loginRules.pair, subject: `${account} ${address}` },
    { ...loginRules.account, subject: account },
    { ...loginRules.address, subject: address },
  ];
}

/** What was a success takes back from its own failures, not from everybody's: an account's are also somebody else's. */
export const isOwn = ({ kind }: BudgetRule): boolean => kind === 'device' || kind === 'pair';
