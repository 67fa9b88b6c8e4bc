import type { ReactNode } from 'react';
import type { OrderMore, OrderRow } from '../calls/shapes';

export interface Decision {
  /** As the call is named. */
  readonly name: string;
  readonly key: string;
  readonly danger?: boolean;
  /** Whether money moves, so that two operators may be needed. */
  readonly pays?: boolean;
  /** Whether the member is told a reason. */
  readonly reasoned?: boolean;
}

/** What withdrawals and deposits differ in. */
export interface OrderKind<Row extends OrderRow> {
  readonly path: 'withdrawals' | 'deposits';
  readonly one: 'withdrawal' | 'deposit';
  readonly states: readonly string[];
  readonly decisions: readonly Decision[];
  /** Where the money goes or comes from, in the list. */
  readonly way: (row: Row) => ReactNode;
  /** What the operator pays by a decision that pays, where that is another sum than the amount. */
  readonly toPay?: (row: Row) => string;
  /** Label and value of what only this kind has. */
  readonly facts: (order: Row & OrderMore) => readonly (readonly [label: string, value: ReactNode])[];
}
