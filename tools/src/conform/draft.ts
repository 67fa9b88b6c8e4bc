import type { CallName } from '@foyer/shared/contract';
import { KindGuard, type TSchema } from '@sinclair/typebox';
import type { Judgement } from './judge';
import type { Line } from './report';

/** A line that grows: each question that was asked of a call adds its judgement. */
export class Draft {
  private readonly said: Judgement[] = [];
  private readonly values: Judgement[] = [];
  readonly notes: string[] = [];
  constructor(readonly call: CallName) {}

  add(judgement: Judgement, ofValue = false): void {
    this.said.push(judgement);
    if (ofValue) this.values.push(judgement);
    if (judgement.verdict === 'later') this.note(judgement.why);
    if (judgement.verdict === 'absent') this.notes.splice(0, this.notes.length, judgement.how);
  }
  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }
  has(verdict: Judgement['verdict']): boolean {
    return this.said.some((each) => each.verdict === verdict);
  }
  line(): Line {
    const differences = [...new Set(this.said.flatMap((each) => (each.verdict === 'wrong' ? each.differences : [])))];
    const valued = this.values.some(({ verdict }) => verdict === 'right');
    const verdict = this.has('wrong')
      ? 'wrong'
      : this.has('absent')
        ? 'absent'
        : valued
          ? 'right'
          : this.has('right')
            ? 'refuses'
            : 'not asked';
    return { call: this.call, verdict, notes: this.notes, differences };
  }
}

/** Whether a value that may hold something holds nothing, so that little of its schema was proven. */
export function isEmpty(schema: TSchema, value: unknown): boolean {
  if (value === null) return !KindGuard.IsNull(schema);
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && 'content' in value && Array.isArray(value.content) && value.content.length === 0;
}

/** Two lines of one call as one: the worse verdict counts, and a value more than refusals. */
export function together(refusals: Line, value: Line): Line {
  const order = ['wrong', 'absent', 'right', 'refuses', 'not asked'] as const;
  const verdict = order.find((each) => refusals.verdict === each || value.verdict === each) ?? 'not asked';
  // A call that answers is there: what it gives to an empty body is no sign that it is missing.
  if (refusals.verdict === 'absent' && value.verdict === 'right') {
    const said = `with an empty body: ${refusals.notes.join()} in place of 400 request.invalid`;
    return { ...value, verdict: 'wrong', differences: [said] };
  }
  const notes = value.verdict === 'not asked' ? [...value.notes, ...refusals.notes] : value.notes;
  return {
    ...{ call: refusals.call, verdict, notes: [...new Set(notes)] },
    differences: [...refusals.differences, ...value.differences],
  };
}
