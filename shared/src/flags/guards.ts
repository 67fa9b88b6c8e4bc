import type { AgentMenuName, FlagName } from '../contract/flag-names';
import type { SiteAddress } from '../paths';
import { HOME } from '../paths';
import type { StoredMember } from '../session/types';
import { hasPrompts, hasUpline, isAgent, TRIAL_TYPE } from './roles';
import { type FlagState, isFlagOn, isInAgentMenu, isPromotionOn } from './state';

/** What guards judge by. `type` is undefined without a session, and when it is not a number (A051). */
export interface GuardContext {
  readonly hasSession: boolean;
  readonly type: number | undefined;
  readonly member: StoredMember | undefined;
  /** Undefined until the start-up calls are answered. */
  readonly flags: FlagState | undefined;
}

/** What a visitor gets who does not pass: the log-in, another page, or a note that the page is not for them. */
export type Denial =
  | { readonly kind: 'login' }
  | { readonly kind: 'path'; readonly to: SiteAddress; readonly message?: 'free_reject' }
  | { readonly kind: 'permission' };

interface Guard {
  /** Undefined before the flags are known. */
  readonly passes: (context: GuardContext) => boolean | undefined;
  readonly denial: Denial;
}

const home = { kind: 'path', to: HOME } as const;
const permission = { kind: 'permission' } as const;

/** Guards by their names in `remote.json`. A page with several needs all of them, asked in order. */
const guards: Readonly<Record<string, Guard>> = {
  /** Any session. A visitor gets a prompt with the log-in dialog (A014). */
  member: { passes: ({ hasSession }) => hasSession, denial: { kind: 'login' } },
  /** Any session. A visitor goes home (A014: settings, change password). */
  sessionHome: { passes: ({ hasSession }) => hasSession, denial: home },
  /** A trial account goes home, with a message that asks for a real account (A052). */
  notTrial: { passes: ({ type }) => type !== TRIAL_TYPE, denial: { ...home, message: 'free_reject' } },
  /** Agents. All others go home (S2-AGENT-01, S2-AGENT-02). */
  agentHome: { passes: ({ type }) => isAgent(type), denial: home },
  /** Agents. All others see that it is not allowed (B042). */
  agency: { passes: ({ type }) => isAgent(type), denial: permission },
  dividend: { passes: ({ type }) => hasPrompts(type), denial: permission },
  /** Members with an upline, except type 2 (S6-ROLES-15). */
  upline: { passes: ({ type, member }) => type !== 2 && hasUpline(member?.toUpline), denial: permission },
};

/** Names of this table, repeated in `remote.schema.json`. `flag:<flag>`, `menu:<entry>` and `promotion:<key>` are guards too. */
export const GUARD_NAMES: readonly string[] = Object.keys(guards);

function guardOf(name: string): Guard | undefined {
  if (name.startsWith('flag:')) {
    const flag = name.slice('flag:'.length) as FlagName;
    return { passes: ({ flags }) => flags && isFlagOn(flag, flags), denial: permission };
  }
  if (name.startsWith('menu:')) {
    const entry = name.slice('menu:'.length) as AgentMenuName;
    return { passes: ({ flags }) => flags && isInAgentMenu(entry, flags), denial: permission };
  }
  if (name.startsWith('promotion:')) {
    const key = name.slice('promotion:'.length);
    return { passes: ({ flags }) => flags && isPromotionOn(key, flags), denial: permission };
  }
  return Object.hasOwn(guards, name) ? guards[name] : undefined;
}

export type Guards = string | readonly string[] | undefined;

export const guardNames = (guard: Guards): readonly string[] =>
  guard === undefined ? [] : typeof guard === 'string' ? [guard] : guard;

/** Whether guards judge by what the merchant has switched on. */
export const judgeByFlags = (guard: Guards): boolean =>
  guardNames(guard).some((name) => /^(flag|menu|promotion):/.test(name));

/**
 * Whether the merchant has switched off what the guards open. Promotions do not count: they are asked for later, and not everywhere.
 */
export const isSwitchedOff = (guard: Guards, flags: FlagState): boolean =>
  guardNames(guard).some(
    (name) =>
      /^(flag|menu):/.test(name) &&
      guardOf(name)?.passes({ hasSession: false, type: undefined, member: undefined, flags }) === false,
  );

/** Whether a guard exists. Others deny: an older shell must not open what a newer remote guards. */
export function isGuardName(name: string): boolean {
  return guardOf(name) !== undefined;
}

/** The decision of the guards; `unknown` until the flags are known. */
export type Verdict = 'open' | 'unknown' | Denial;

/**
 * Asks the guards in order. Pages, widgets, links, preloads and early calls all depend on this function (decision 36).
 * @returns the denial of the first guard that does not pass, else whether all guards could decide
 */
export function verdictOf(guard: Guards, context: GuardContext): Verdict {
  let verdict: Verdict = 'open';
  for (const name of guardNames(guard)) {
    const asked = guardOf(name);
    if (!asked) return permission;
    const passes = asked.passes(context);
    if (passes === false) return asked.denial;
    if (passes === undefined) verdict = 'unknown';
  }
  return verdict;
}

/** The denial of the first guard that does not pass, or undefined when the page may show. */
export function denialOf(guard: Guards, context: GuardContext): Denial | undefined {
  const verdict = verdictOf(guard, context);
  return typeof verdict === 'string' ? undefined : verdict;
}
