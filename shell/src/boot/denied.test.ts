import type { DiscoveredRelease } from '@foyer/shared/remote';
import type { StoredMember } from '@foyer/shared/session';
import { type Outcome, visitors } from '../testing/access-table';
import { access as accessTable, declaredPages } from '../testing/declared';
import type { Person } from './choices';
import { callsFor, exposesFor } from './needs';

const member = { account: 'a', toUpline: true } as unknown as StoredMember;
const person = (visitor: (typeof visitors)[number]): Person =>
  visitor === 'visitor'
    ? { token: undefined, merchantCode: undefined, hasSession: false, type: undefined, member: undefined }
    : { token: 't', merchantCode: 'DEMO', hasSession: true, type: visitor, member };

const named = (list: readonly boolean[]) => visitors.filter((_, at) => list[at]);

/** The expected verdicts are written by hand, apart from the guards. */
describe.each(declaredPages)('$path', ({ path, declaration }) => {
  const { early, ...page } = declaration;
  const release: DiscoveredRelease = {
    url: '/part/1.0.0/remoteEntry.js',
    metadata: { version: '1.0.0', integrity: 'sha256-entry' },
    extras: { pages: { [path]: page }, widgets: {}, shared: {} },
  };
  const table = accessTable[path] ?? [];
  const shows = (flags: 'off' | 'on') => {
    const outcomes: readonly Outcome[] = 'off' in table ? table[flags] : table;
    return outcomes.map((outcome) => outcome === 'shows');
  };

  it('comes early, with its files, for those alone who may see it', () => {
    const given = visitors.map((visitor) => exposesFor(path, release, person(visitor)).length > 0);
    const may = shows('off').map((off, at) => off || shows('on')[at] === true);
    expect(named(given)).toEqual(named(may));
  });

  it('asks early for those alone who see it whatever the flags', async () => {
    const calls = [{ call: '/wps/any', guard: [page.guard ?? []].flat() }];
    const asked = visitors.map((visitor) => callsFor(calls, person(visitor)).length > 0);
    const may = shows('off').map((off, at) => off && shows('on')[at] === true);
    await proves('F-ACCESS-01', () => expect(named(asked)).toEqual(named(may)));
  });
});
