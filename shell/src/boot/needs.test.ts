import type { DiscoveredRelease, WidgetDeclaration } from '@foyer/shared/remote';
import { homeCalls } from './early';
import { exposesFor, isSeenFirst } from './needs';

const release = (widgets: Record<string, WidgetDeclaration[]>, pages = {}): DiscoveredRelease => ({
  url: '/part/1.0.0/remoteEntry.js',
  metadata: { version: '1.0.0' },
  extras: { pages, widgets, shared: {} },
});

describe('what an address needs', () => {
  const content = release({
    'home.banner': [{ widget: 'banner', early: ['/wps/news?all=1&of={merchant}&in={language}&token={token}'] }],
    'header.icons': [{ widget: 'icon', early: ['/wps/unread'] }],
  });
  const games = release({ 'home.games': [{ widget: 'games' }] }, { '/m/bets': { page: 'bets', guard: 'member' } });

  it('is the widgets of home, those of the banner first', () => {
    expect(exposesFor('/m/home/', content, false)).toEqual(['banner']);
    expect(exposesFor('/m/home', games, false)).toEqual(['games']);
    expect([content, games].map((part) => isSeenFirst('/m/home', part))).toEqual([true, false]);
  });

  it('is the page elsewhere, at once, and nothing of one that asks for a session', () => {
    expect(exposesFor('/m/bets', games, true)).toEqual(['bets']);
    expect(exposesFor('/m/bets', games, false)).toEqual([]);
    expect(isSeenFirst('/m/bets', games)).toBe(true);
  });

  it('are the calls that widgets of home declare, for this merchant, language and member', () => {
    expect(homeCalls(content, { merchant: 'W 3', language: 'EN', token: undefined })).toEqual([
      '/wps/news?all=1&of=W%203&in=EN',
    ]);
    expect(homeCalls(content, { merchant: 'W3', language: 'EN', token: 'mine' })).toEqual([
      '/wps/news?all=1&of=W3&in=EN&token=mine',
    ]);
    expect(homeCalls(games, {})).toEqual([]);
  });
});
