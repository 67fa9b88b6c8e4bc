import type { DiscoveredRelease } from '@foyer/shared/remote';
import { isPage } from '../routes/place';
import { widgetsOf } from './discovery';

type Extras = Partial<DiscoveredRelease['extras']>;

function discover(chosen: Record<string, Extras>): void {
  const release = (extras: Extras) => ({
    url: '/',
    metadata: { version: '1.0.0' },
    extras: { pages: {}, widgets: {}, shared: {}, ...extras },
  });
  globalThis.__foyer = {
    chosen: Object.fromEntries(Object.entries(chosen).map(([part, extras]) => [part, release(extras)])),
  } as unknown as typeof globalThis.__foyer;
}

const icon = { widgets: { 'header.icons': [{ widget: 'bell' }, { widget: 'inbox-icon', leadsTo: '/m/inbox' }] } };
const shown = () => widgetsOf('header.icons').map(({ expose }) => expose);

it('shows a widget that leads to a page once a release has the page, whichever part brings it', () => {
  discover({ content: icon, wallet: {} });
  expect(shown()).toEqual(['bell']);
  discover({ content: icon, wallet: { pages: { '/m/inbox': { page: 'inbox' } } } });
  expect(shown()).toEqual(['bell', 'inbox-icon']);
});

it('knows home and the pages that releases declare, and nothing else', () => {
  discover({
    shell: { pages: { '/m/ghost': { page: 'ghost' } } },
    games: { pages: { '/m/lottery': { page: 'lottery' } } },
  });
  expect(['/', '/m/home', '/m/lottery', '/m/lottery/'].every(isPage)).toBe(true);
  expect(['/m/ghost', '/m/withdraw', '/m/lotteryx', ''].some(isPage)).toBe(false);
});
