import { REPORT, type Scenario } from './scenario';
import type { Stage } from './stage';

type Query = Readonly<Record<string, string | number>>;

const list = (label: string, more: Query | ((stage: Stage) => Query), who: 'agent' | 'wide' = 'agent'): Scenario => ({
  label,
  aim: REPORT,
  input: (stage) => {
    const wanted = typeof more === 'function' ? more(stage) : more;
    return stage.from({
      token: stage.tokens[who],
      query: { order: 'registered', pageNo: 1, pageSize: PAGE_SIZE, ...wanted },
    });
  },
});

const PAGE_SIZE = 20;
const wide = (label: string, more: Query | ((stage: Stage) => Query)): Scenario =>
  list(`very many direct members, ${label}`, more, 'wide');

export const teamMembersScenarios: readonly Scenario[] = [
  list('whole merchant, first page', {}),
  list('whole merchant, page 10', { pageNo: 10 }),
  list('whole merchant, by balance', { order: 'balance' }),
  list('whole merchant, by team', { order: 'team' }),
  list('whole merchant, a name', { name: 'm12' }),
  wide('first page', {}),
  wide('page 250 or the last', ({ direct }) => ({ pageNo: Math.min(250, direct / PAGE_SIZE) })),
  wide('by balance', { order: 'balance' }),
  wide('by team', { order: 'team' }),
  wide('a name', { name: 'd12' }),
];
