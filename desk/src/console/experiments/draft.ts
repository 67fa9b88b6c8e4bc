import type { Guardrail, Metric } from '@foyer/shared/remote';

/** What is typed for a new experiment. */
export interface Draft {
  readonly name: string;
  readonly part: string;
  /** The control first. */
  readonly arms: readonly DraftArm[];
  readonly hypothesis: string;
  /** A day, as `2027-01-31`. */
  readonly until: string;
  readonly metric: Metric;
  readonly guardrails: readonly Guardrail[];
  readonly expected: string;
  /** Name of a group; empty for none. */
  readonly group: string;
  /** Percent of the group. */
  readonly groupShare: string;
  readonly why: string;
}

export interface DraftArm {
  readonly id: number;
  readonly arm: string;
  readonly version: string;
  /** Percent. */
  readonly share: string;
}

export const EMPTY: Draft = {
  ...{ name: '', part: '', hypothesis: '', until: '', metric: 'deposit', guardrails: ['failures'] },
  ...{ expected: '', group: '', groupShare: '50', why: '' },
  arms: [
    { id: 1, arm: 'old', version: '', share: '50' },
    { id: 2, arm: 'new', version: '', share: '50' },
  ],
};

export type Wrong = 'name' | 'part' | 'arms' | 'hypothesis' | 'until' | 'expected';

/** Whether stakes are looked at, which need the difference that one would like to find. */
export const needsExpected = ({ metric, guardrails }: Draft): boolean => [metric, ...guardrails].includes('stake');

/** What is left out, or has no form. Whether it can be is for the host to say. */
export function wrongIn(draft: Draft): Wrong[] {
  const { name, part, arms, hypothesis, until, expected } = draft;
  const wrong: [Wrong, boolean][] = [
    ['name', !/^[a-z][a-z0-9-]{1,39}$/.test(name)],
    ['part', part === ''],
    ['hypothesis', hypothesis.trim() === ''],
    [
      'arms',
      arms.some(
        ({ arm, version, share }) => arm.trim() === '' || version === '' || !/^\d{1,3}([.]\d{1,2})?$/.test(share),
      ),
    ],
    ['until', until === ''],
    ['expected', needsExpected(draft) && !/^(?!0+([.]0+)?$)\d{1,9}([.]\d{1,4})?$/.test(expected)],
  ];
  return wrong.flatMap(([field, is]) => (is ? [field] : []));
}

/** The order as it is sent: arms and group in the words of the release command. */
export function sent(draft: Draft, id: string) {
  const { name, part, arms, hypothesis, until, metric, guardrails, expected, group, groupShare, why } = draft;
  return {
    ...{ id, name, part, hypothesis: hypothesis.trim(), until, metric, guardrails, why: why.trim() },
    arms: arms.map(({ arm, version, share }) => `${arm.trim()}:${version}=${share}`),
    ...(needsExpected(draft) ? { expected } : {}),
    ...(group.trim() === '' ? {} : { group: `${group.trim()}=${groupShare}` }),
  };
}
