import type { DiscoveredRelease } from '@foyer/shared/remote';
import { isOffered } from '../startup/offered';
import { findPage, widgetsOf } from './discovery';

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
  expect(['/', '/m/home', '/m/lottery', '/m/lottery/'].every(isOffered)).toBe(true);
  expect(['/m/ghost', '/m/withdraw', '/m/lotteryx', ''].some(isOffered)).toBe(false);
});

it('gives the page of a path with its part, version and expose, a slash at its end or not', () => {
  const lottery = { page: 'lottery-page', bar: false };
  discover({ wallet: {}, games: { pages: { '/m/lottery': lottery } } });
  const found = { part: 'games', version: '1.0.0', expose: 'lottery-page', declaration: lottery };
  expect(findPage('/m/lottery')).toEqual(found);
  expect(findPage('/m/lottery/')).toEqual(found);
  expect(findPage('/m/lottery/7')).toBeUndefined();
});

it('puts the widgets of a slot in their order, whichever part brings them; without one they come first', () => {
  discover({
    games: {
      widgets: {
        'home.popular': [
          { widget: 'last', order: 30 },
          { widget: 'second', order: 10 },
        ],
      },
    },
    wallet: { widgets: { 'home.popular': [{ widget: 'third', order: 20 }, { widget: 'first' }] } },
  });
  expect(widgetsOf('home.popular').map(({ expose }) => expose)).toEqual(['first', 'second', 'third', 'last']);
  expect(widgetsOf('home.popular')[0]).toEqual({
    part: 'wallet',
    version: '1.0.0',
    expose: 'first',
    declaration: { widget: 'first' },
  });
  expect(widgetsOf('home.banner')).toEqual([]);
});
