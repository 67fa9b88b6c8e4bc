import type { CallInput } from '..';
import type { Stage } from './stage';

/** One way to send a call. */
export interface Scenario {
  readonly label: string;
  /** 95 of 100 in milliseconds; without it the call is measured and has no aim (passwords are slow on purpose). */
  readonly aim?: number;
  /** Made before the clock starts. */
  input(stage: Stage, run: number): CallInput | Promise<CallInput>;
}

/** Reads of one member, and what visitors read. */
export const ONE_MEMBER = 50;
/** Reports, and what a whole team makes. */
export const REPORT = 300;
