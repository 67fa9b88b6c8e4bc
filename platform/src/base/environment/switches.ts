/**
 * What a run of the platform may do beyond its work, decided once at its start (docs/decisions/0016). Merchants and an
 * operator's decisions need neither.
 */
export interface Switches {
  /** The demonstration: seeded people and history, the outbox to look into, deposits that approve themselves. */
  readonly demo: boolean;
  /** What only tests do: faults, clocks, members and money through operations. */
  readonly tests: boolean;
}

/** A platform that nobody told anything: neither a demonstration nor a place for tests. */
export const NO_SWITCHES: Switches = { demo: false, tests: false };
