/** Special modes of a run, decided once at its start (docs/decisions/0016). */
export interface Switches {
  /** The demonstration: seeded members and history, a readable outbox, deposits that approve themselves. */
  readonly demo: boolean;
  /** Operations that only tests need: faults, clocks, members and money. */
  readonly tests: boolean;
}

export const NO_SWITCHES: Switches = { demo: false, tests: false };
