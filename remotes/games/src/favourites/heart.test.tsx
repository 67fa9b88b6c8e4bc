import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import EN from '../i18n/EN.json';
import { game } from '../testing/fixtures';
import { Heart } from './heart';

it('a press draws its own heart anew, and none of the others on the page (decision 105)', async () => {
  const drawn: string[] = [];
  const moon = game({ nodeId: 42, gameName: 'Paper Moon' });
  const hearts = [game({ nodeId: 41, gameName: 'Orchid Reels' }), moon, game({ nodeId: 43, gameName: 'Quiet Bay' })];
  const { user } = renderPart(
    hearts.map((each) => (
      <Profiler key={each.nodeId} id={each.gameName} onRender={(id) => drawn.push(id)}>
        <Heart game={each} />
      </Profiler>
    )),
    {
      texts: { games: EN },
      session: {},
      answers: { favourites: { content: [moon], pageNum: 1, totalPages: 1 }, addFavourite: null },
    },
  );
  await screen.findByRole('button', { name: 'Favourite: Paper Moon', pressed: true });
  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: 'Favourite: Orchid Reels' }));
  await screen.findByRole('button', { name: 'Favourite: Orchid Reels', pressed: true });
  expect(new Set(drawn)).toEqual(new Set(['Orchid Reels']));
});
