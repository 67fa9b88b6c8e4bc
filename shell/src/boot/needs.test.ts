import type { DiscoveredRelease, WidgetDeclaration } from '@foyer/shared/remote';
import { exposesFor, isSeenFirst } from './needs';

const release = (widgets: Record<string, WidgetDeclaration[]>, pages = {}): DiscoveredRelease => ({
  url: '/part/1.0.0/remoteEntry.js',
  metadata: { version: '1.0.0' },
  extras: { pages, widgets, shared: {} },
});

describe('what an address needs', () => {
  const content = release({
    'home.banner': [{ widget: 'banner' }],
    'header.icons': [{ widget: 'icon' }],
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
});
