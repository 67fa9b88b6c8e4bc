import type { Guardrail, Metric } from '@foyer/shared/remote';
import type { Moment } from '../calls/shapes';

/** From the least to the most. */
export const roles = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

export const reaches = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

export interface ConsoleSession {
  readonly name: string;
  readonly role: Role;
  readonly mustChangePassword: boolean;
  /** Name of the merchant. */
  readonly merchant: string;
  readonly timeZone: string;
}

type State = 'running' | 'over' | 'ended';

export interface ListedExperiment {
  readonly name: string;
  readonly part: string;
  readonly hypothesis: string;
  readonly startedAt: string;
  readonly until: string;
  readonly endedAt: string | null;
  readonly metric: Metric;
  /** Whether it is the merchant's own, and not of all merchants. */
  readonly own: boolean;
  readonly state: State;
  readonly arms: readonly { readonly arm: string; readonly version: string; readonly share: number }[];
}

export interface Order {
  readonly id: string;
  readonly kind: 'start' | 'stop';
  readonly name: string;
  readonly by: string;
  readonly why: string;
  readonly state: 'pending' | 'stalled' | 'late' | 'done' | 'refused';
  /** What the release command said, in its own words. */
  readonly said: string | null;
  readonly orderedAt: Moment;
}

export interface Overview {
  readonly experiments: readonly ListedExperiment[];
  readonly orders: readonly Order[];
}

export interface Comparison {
  readonly arm: string;
  readonly metric: Guardrail;
  readonly difference: number;
  /** Null without an end. */
  readonly low: number | null;
  readonly high: number | null;
  readonly p: number;
}

export interface ReportedArm extends Readonly<Record<Exclude<Metric, 'stake'>, number>> {
  readonly arm: string;
  readonly version: string;
  readonly share: number;
  readonly visitors: number;
  readonly members: number;
  /** How many of these are of the merchant's own platform, whose server told what they did. */
  readonly told: number;
  readonly bets: number;
  readonly stakes: string;
  readonly loads: number | null;
  readonly failures: number | null;
}

interface Verdict {
  readonly kind: 'nothing yet' | 'ratio' | 'guardrail' | 'better' | 'worse' | 'keep looking' | 'no difference';
}

export interface Report extends Omit<ListedExperiment, 'arms' | 'endedAt'> {
  readonly endedAt?: string;
  readonly dividedAt: string;
  readonly leftOut: number;
  readonly ratio: number;
  readonly arms: readonly ReportedArm[];
  readonly comparisons: readonly Comparison[];
  readonly guardrails: readonly (Comparison & { readonly worse: boolean })[];
  /** Those of guardrails first, then one for each comparison; or a single one. */
  readonly verdicts: readonly Verdict[];
  /** Whether links to an arm can be made here. */
  readonly previews: boolean;
}

export interface Releases {
  readonly parts: readonly { readonly part: string; readonly versions: readonly string[] }[];
}

export interface Person {
  readonly name: string;
  readonly role: Role;
  readonly mustChangePassword: boolean;
  readonly closed: boolean;
}

export interface TrailAct {
  readonly id: number;
  readonly at: Moment;
  /** Null: the key of the operations. */
  readonly by: string | null;
  readonly act: string;
  readonly subject: string | null;
  readonly outcome: string;
  readonly details: Readonly<Record<string, string>>;
  readonly address: string;
}
