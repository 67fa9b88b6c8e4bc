import type { GUARDRAILS, METRICS } from '@foyer/shared/remote';

/** What somebody of a merchant ordered at the console, as the operations give it (decision 88). */
export interface Order {
  readonly id: string;
  readonly merchantCode: string;
  readonly kind: 'start' | 'stop';
  readonly name: string;
  /** Null for a stop. */
  readonly terms: Terms | null;
  readonly why: string;
  readonly by: string;
}

export interface Terms {
  readonly part: string;
  readonly arms: readonly string[];
  readonly hypothesis: string;
  readonly until: string;
  readonly metric: (typeof METRICS)[number];
  readonly guardrails: readonly (typeof GUARDRAILS)[number][];
  readonly expected?: string;
  readonly group?: string;
}
