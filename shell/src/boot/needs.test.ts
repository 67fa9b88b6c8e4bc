import type { DiscoveredRelease } from '@foyer/shared/remote';
import type { Person } from './choices';
import { callsFor, exposesFor, isSeenFirst } from './needs';

const release = (widgets: DiscoveredRelease['extras']['widgets'], pages = {}): DiscoveredRelease => ({
  url: '/part/1.0.0/remoteEntry.js',
  metadata: { version: '1.0.0', integrity: 'sha256-entry' },
  extras: { pages, widgets, shared: {} },
});

const person = (type?: number): Person =>
  type === undefined
    ? { token: undefined, merchantCode: undefined, hasSession: false, type, member: undefined }
    : { token: 't', merchantCode: 'DEMO', hasSession: true, type, member: undefined };
const visitor = person();
const types = [0, 1, 2, 4, 40, 41, 42, 99];
const passes = (does: (who: Person) => boolean) => [
  ...(does(visitor) ? ['visitor'] : []),
  ...types.filter((type) => does(person(type))),
];

describe('what an address needs', () => {
  const content = release({
    'home.banner': [{ widget: 'banner' }],
    'home.dock': [{ widget: 'side' }],
    'home.end': [{ widget: 'guide' }],
    'header.icons': [{ widget: 'icon' }],
  });
  const games = release(
    { 'home.games': [{ widget: 'games' }, { widget: 'prompt', guard: 'dividend' }] },
    {
      '/m/bets': { page: 'bets', guard: ['member', 'notTrial'] },
      '/m/agent': { page: 'agent', guard: 'agentHome' },
      '/m/report': { page: 'report', guard: ['member', 'flag:PERSREP'] },
    },
  );
  const asks = (path: string) => passes((who) => exposesFor(path, games, who).length > 0);

  it('is the widgets of home that somebody may see, those of the banner first', () => {
    expect(exposesFor('/m/home/', content, visitor)).toEqual(['banner']);
    expect(exposesFor('/m/home', games, visitor)).toEqual(['games']);
    expect(passes((who) => exposesFor('/m/home', games, who).includes('prompt'))).toEqual([0, 1, 2, 99]);
    expect([content, games].map((part) => isSeenFirst('/m/home', part))).toEqual([true, false]);
  });

  it('is the page on other addresses, and nothing where a guard denies it', () => {
    expect(exposesFor('/m/bets', games, person(0))).toEqual(['bets']);
    expect(asks('/m/bets')).toEqual([0, 1, 2, 40, 41, 42, 99]);
    expect(asks('/m/agent')).toEqual([1, 2, 41, 42, 99]);
    expect(isSeenFirst('/m/bets', games)).toBe(true);
  });

  it('includes a page behind a flag, since flags are not known yet', () => {
    expect(asks('/m/report')).toEqual(types);
  });
});

describe('the calls that somebody may begin with', () => {
  it('are those of everybody, and those whose guards pass', () => {
    const asked = (guard: string | string[]) =>
      passes((who) => callsFor(['/wps/a', { call: '/wps/b', guard }], who).join() === '/wps/a,/wps/b');
    expect(callsFor(['/wps/a', { call: '/wps/b', guard: 'member' }], visitor)).toEqual(['/wps/a']);
    expect(asked('member')).toEqual(types);
    expect(asked(['agentHome', 'dividend'])).toEqual([1, 2, 99]);
    expect(asked('nobodyKnows')).toEqual([]);
  });

  it('leave out those behind a flag, since flags are not known yet', () => {
    expect(callsFor([{ call: '/wps/b', guard: ['member', 'flag:PERSREP'] }], person(0))).toEqual([]);
    expect(callsFor([{ call: '/wps/b', guard: 'promotion:MISSION' }], person(0))).toEqual([]);
  });
});
