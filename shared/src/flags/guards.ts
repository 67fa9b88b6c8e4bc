import type { SiteAddress } from '../paths';
import { HOME } from '../paths';
import type { StoredMember } from '../session/types';
import type { FlagName } from './names';
import { hasPrompts, hasUpline, isAgent, TRIAL_TYPE } from './roles';
import { type FlagState, isFlagOn, isPromotionOn } from './state';

/** What a guard looks at. `type` is the member type, undefined without a session or where it is not a number (A051). */
export interface GuardContext {
  readonly hasSession: boolean;
  readonly type: number | undefined;
  readonly member: StoredMember | undefined;
  /** Undefined as long as the start-up calls have not told them. */
  readonly flags: FlagState | undefined;
}

/** What a refused visitor gets. */
export type Refusal =
  | { readonly kind: 'login' }
  | { readonly kind: 'path'; readonly to: SiteAddress; readonly message?: 'free_reject' }
  | { readonly kind: 'permission' };

interface Guard {
  /** Undefined where it cannot be said yet. */
  readonly passes: (context: GuardContext) => boolean | undefined;
  readonly refusal: Refusal;
}

const home = { kind: 'path', to: HOME } as const;
const permission = { kind: 'permission' } as const;

/** Guards by the name a page declares in `remote.json`; a page with several needs all of them, asked in order. */
const guards: Readonly<Record<string, Guard>> = {
  /** Any session; a visitor sees the login dialog over a prompt (A014). */
  member: { passes: ({ hasSession }) => hasSession, refusal: { kind: 'login' } },
  /** Any session; a visitor goes home (settings, change password: A014). */
  sessionHome: { passes: ({ hasSession }) => hasSession, refusal: home },
  /** Free accounts are sent home with the message that names an actual account (A052). */
  notTrial: { passes: ({ type }) => type !== TRIAL_TYPE, refusal: { ...home, message: 'free_reject' } },
  /** Agents; everyone else goes home (S2-AGENT-01, S2-AGENT-02). */
  agentHome: { passes: ({ type }) => isAgent(type), refusal: home },
  dividend: { passes: ({ type }) => hasPrompts(type), refusal: permission },
  /** Members with an upline, except type 2 (S6-ROLES-15). */
  upline: { passes: ({ type, member }) => type !== 2 && hasUpline(member?.toUpline), refusal: permission },
};

/** Names of the table; besides them stand `flag:<flag>` and `promotion:<key>`. `remote.schema.json` has the same. */
export const GUARD_NAMES: readonly string[] = Object.keys(guards);

function guardOf(name: string): Guard | undefined {
  if (name.startsWith('flag:')) {
    const flag = name.slice('flag:'.length) as FlagName;
    return { passes: ({ flags }) => flags && isFlagOn(flag, flags), refusal: permission };
  }
  if (name.startsWith('promotion:')) {
    const key = name.slice('promotion:'.length);
    return { passes: ({ flags }) => flags && isPromotionOn(key, flags), refusal: permission };
  }
  return Object.hasOwn(guards, name) ? guards[name] : undefined;
}

/** A guard or several, as a page or a widget declares them. */
export type Guards = string | readonly string[] | undefined;

/** The names of the guards that were declared: none, one or several. */
export const guardNames = (guard: Guards): readonly string[] =>
  guard === undefined ? [] : typeof guard === 'string' ? [guard] : guard;

/** A guard that nobody defined refuses: an older shell must not open what a newer remote meant to close. */
export function isGuardName(name: string): boolean {
  return guardOf(name) !== undefined;
}

/** What the guards say of somebody: that it is open, that nobody knows before the flags are there, or what is given instead. */
export type Verdict = 'open' | 'unknown' | Refusal;

/**
 * Asks the guards in order. The one function that pages, widgets, links, files that come before they are wanted and calls that leave
 * early are all refused by (decision 36).
 *
 * @returns the refusal of the first guard that does not pass, else whether all of them could be asked
 */
export function verdictOf(guard: Guards, context: GuardContext): Verdict {
  let verdict: Verdict = 'open';
  for (const name of guardNames(guard)) {
    const asked = guardOf(name);
    if (!asked) return permission;
    const passes = asked.passes(context);
    if (passes === false) return asked.refusal;
    if (passes === undefined) verdict = 'unknown';
  }
  return verdict;
}

/** The refusal of the first guard that does not pass, or undefined when the page may show. */
export function refusalOf(guard: Guards, context: GuardContext): Refusal | undefined {
  const verdict = verdictOf(guard, context);
  return typeof verdict === 'string' ? undefined : verdict;
}
