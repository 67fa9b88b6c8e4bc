import { renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, gamesOf, vendorData } from '../testing/fixtures';
import HomePopular from './home-popular.widget';

const show = (session?: object, choices: Parameters<typeof game>[0] = {}) =>
  renderPart(<HomePopular />, {
    texts: { games: EN },
    ...(session ? { session } : {}),
    answers: {
      gameVendors: vendorData({ FISH: ['TIDE'], RNG: ['KITE'] }),
      hotGames: [...gamesOf(7, choices), game({ gameName: 'Reef Lights', gameType: 'FISH', vassalage: 'TIDE' })],
      gameList: ({ query }) => ({
        games: [game({ gameName: 'Second Tide', gameType: query['gameType'] ?? '' })],
        pageNum: 1,
        totalPages: 1,
      }),
    },
  });

describe('popular games', () => {
  it('have a tab and a pane for each category', async () => {
    const { user, container, requests } = show();
    await proves('S2-HOME-15', async () => {
      const tabs = await screen.findAllByRole('tab');
      expect(tabs.map((tab) => tab.textContent)).toEqual(['Hot', 'Electronic', 'Fishing']);
      expect(container.querySelectorAll('[role="tabpanel"]')).toHaveLength(tabs.length);
      // Panes of other tabs are hidden, visually and for screen readers.
      const shown = () => screen.getAllByRole('tabpanel').map((pane) => pane.getAttribute('aria-labelledby'));
      for (const tab of [...tabs, ...tabs.toReversed()]) {
        await user.click(tab);
        expect(shown()).toEqual([tab.id]);
        expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
        expect(screen.getByRole('tab', { selected: true })).toBe(tab);
      }
      await user.click(screen.getByRole('tab', { name: 'Fishing' }));
      expect(await within(screen.getByRole('tabpanel', { name: 'Fishing' })).findByText('Reef Lights')).toBeVisible();
      expect(shown()).toHaveLength(1);
    });
    // Hot games come first, then the category's own list.
    const ranked = await screen.findByText('Second Tide');
    expect(
      within(ranked.closest('ol')!)
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual(['1Reef LightsTIDE Studio', '2Second TideKITE Studio']);
    expect(requests.filter(({ call }) => call === 'gameList')).toHaveLength(1);
  });

  it('of all categories differ from those of the hot shelf', async () => {
    renderPart(<HomePopular />, {
      texts: { games: EN },
      answers: { gameVendors: vendorData({ RNG: ['KITE'] }), hotGames: gamesOf(20) },
    });
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Game 13');
  });

  it('have tabs that the arrow keys change', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: 'Hot' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Fishing' })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Fishing');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Electronic');
  });

  it('that can only be looked at are marked and do not open', async () => {
    const { user, where } = show({}, { supportPlay: false });
    const [first] = await screen.findAllByRole('listitem');
    await user.click(within(first!).getByRole('button', { name: /Look only$/ }));
    expect(where()).toBe('/m/home');
  });

  it('launch by a press', async () => {
    const { user, where } = show({});
    const [first] = await screen.findAllByRole('listitem');
    await user.click(within(first!).getByRole('button'));
    expect(where()).toMatch(/^\/m\/launchGame\?category=RNG&vendor=KITE&gameId=game-\d+&nodeId=\d+$/);
  });
});
