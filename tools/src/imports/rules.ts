import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Sources of all packages. */
export const packages = ['platform/src', 'shell/src', 'remotes', 'desk/src', 'shared/src', 'tools/src', 'e2e'] as const;

/** Tests may import anything; declarations and built files are not checked. */
export const leftOut = '[.](test|testing)[.]tsx?$|[.]d[.]ts$|/node_modules/|/build/|[.](css|json)$';

const group = (...names: readonly string[]): string => `^platform/src/(${names.join('|')})/`;
const error = { severity: 'error' } as const;

/** No circles between folders or files, types included. Inside of the platform, groups have an order (decision 0034). */
export const rules: IForbiddenRuleType[] = [
  { ...error, name: 'circle of files', from: {}, to: { circular: true } },
  { ...error, name: 'circle of folders', scope: 'folder', from: {}, to: { circular: true } },
  {
    ...error,
    name: 'what every call needs knows no call',
    from: { path: group('base') },
    to: { path: group('calls', 'operations', 'studio', 'demonstration', 'host', 'jobs') },
  },
  {
    ...error,
    name: 'a call knows neither operations nor the studio',
    from: { path: group('calls') },
    to: { path: group('operations', 'studio', 'host', 'jobs') },
  },
  {
    ...error,
    name: 'the demonstration has one door, and one who opens it',
    from: { path: '^platform/src/', pathNot: [group('demonstration', 'testing'), '^platform/src/main[.]ts$'] },
    to: { path: group('demonstration') },
  },
  {
    ...error,
    name: 'the door of the demonstration is its index',
    from: { path: '^platform/src/', pathNot: group('demonstration') },
    to: { path: group('demonstration'), pathNot: '^platform/src/demonstration/index[.]ts$' },
  },
  {
    ...error,
    name: "the operators' desk is an application of its own: nothing else knows it",
    from: { pathNot: '^desk/' },
    to: { path: '^desk/' },
  },
  {
    ...error,
    name: "the merchants' console knows what it has in common with the desk, and no page of the desk",
    from: { path: '^desk/src/(console|front)/' },
    to: { path: '^desk/src/', pathNot: '^desk/src/(console|front|format|calls/shapes|desk[.]css)' },
  },
  {
    ...error,
    name: "the operators' desk knows the kit and no part of the site",
    from: { path: '^desk/' },
    to: { path: '^(shell|remotes|platform|tools)/' },
  },
  {
    ...error,
    name: 'what runs for members knows no test',
    from: { path: '^platform/src/', pathNot: group('testing') },
    to: { path: group('testing') },
  },
];
