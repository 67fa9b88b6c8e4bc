import type { CallInput } from '..';
import type { Stage } from './stage';

export interface Scenario {
  readonly label: string;
  /** Target for the 95th percentile in milliseconds; none for calls that are slow on purpose (passwords). */
  readonly aim?: number;
  /** Prepared before the measurement starts. */
  input(stage: Stage, run: number): CallInput | Promise<CallInput>;
}

/** Target for reads of one member or visitor. */
export const ONE_MEMBER = 50;
/** Target for reports over a whole team. */
export const REPORT = 300;
