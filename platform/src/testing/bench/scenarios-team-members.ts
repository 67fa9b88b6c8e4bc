import { REPORT, type Scenario } from './scenario';

const list = (label: string, more: Readonly<Record<string, string | number>>): Scenario => ({
  label,
  aim: REPORT,
  input: ({ tokens, from }) =>
    from({ token: tokens.agent, query: { order: 'registered', pageNo: 1, pageSize: 20, ...more } }),
});

export const teamMembersScenarios: readonly Scenario[] = [
  list('whole merchant, first page', {}),
  list('whole merchant, page 10', { pageNo: 10 }),
  list('whole merchant, by balance', { order: 'balance' }),
  list('whole merchant, by team', { order: 'team' }),
  list('whole merchant, a name', { name: 'm12' }),
];
