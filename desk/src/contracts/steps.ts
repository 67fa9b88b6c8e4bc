import { decimal } from '@foyer/shared/ui';
import type { ContractStep } from '../calls/shapes';

export const CONTRACT_KINDS = ['salary', 'dividend', 'hourSalary'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** A step as it is typed. */
export interface TypedStep {
  readonly id: number;
  readonly turnover: string;
  readonly activeMembers: string;
  readonly percent: string;
}

export type StepField = Exclude<keyof TypedStep, 'id'>;
/** Keys of texts that say what is wrong with a field. */
export type StepErrors = Readonly<Partial<Record<StepField, string>>>;

export const MOST_STEPS = 20;
const MARK = /^\d{1,12}(\.\d{1,2})?$/;
const COUNT = /^\d{1,7}$/;
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/;
const MOST_MEMBERS = 1_000_000;

/** What is wrong with each step: each asks for more turnover than the one above it, for no fewer members, and pays more. */
export function stepErrors(steps: readonly TypedStep[]): readonly StepErrors[] {
  return steps.map((step, at) => {
    const own = formErrors(step);
    const below = steps[at - 1];
    return below === undefined ? own : { ...climbErrors(step, below, own), ...own };
  });
}

function formErrors({ turnover, activeMembers, percent }: TypedStep): StepErrors {
  return {
    ...(MARK.test(turnover) ? {} : { turnover: 'steps.amount' }),
    ...(COUNT.test(activeMembers) && decimal(activeMembers).lte(MOST_MEMBERS) ? {} : { activeMembers: 'steps.whole' }),
    ...(PERCENT.test(percent) && decimal(percent).lte(100) ? {} : { percent: 'steps.most' }),
  };
}

function climbErrors(step: TypedStep, below: TypedStep, own: StepErrors): StepErrors {
  const wrong = formErrors(below);
  const rises = (field: StepField, fails: (now: string, before: string) => boolean): boolean =>
    own[field] === undefined && wrong[field] === undefined && fails(step[field], below[field]);
  return {
    ...(rises('turnover', (now, before) => decimal(now).lte(before)) ? { turnover: 'steps.higher' } : {}),
    ...(rises('activeMembers', (now, before) => decimal(now).lt(before)) ? { activeMembers: 'steps.notFewer' } : {}),
    ...(rises('percent', (now, before) => decimal(now).lte(before)) ? { percent: 'steps.higher' } : {}),
  };
}

/** As the call takes them. */
export const sentSteps = (steps: readonly TypedStep[]): ContractStep[] =>
  steps.map(({ turnover, activeMembers, percent }) => ({ turnover, activeMembers: Number(activeMembers), percent }));
