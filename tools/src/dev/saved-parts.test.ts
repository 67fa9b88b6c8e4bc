import path from 'node:path';
import { remotes } from '../paths';
import { savedParts } from './saved-parts';

const games = path.join(remotes, 'games', 'src', 'list.tsx');

test('a file of a remote is of its part, also of one that was not there before', () => {
  const arcade = path.join(remotes, 'arcade', 'remote.json');
  expect(savedParts(['remotes', 'shared'], [games, arcade, '/elsewhere/button.tsx'], {})).toEqual(['games', 'arcade']);
});

test('the shell is a part, and a remote whose sources lie elsewhere is developed there alone', () => {
  const from = { games: '/elsewhere/games' };
  expect(savedParts(['shell', 'games'], ['/elsewhere/games/src/list.tsx'], from)).toEqual(['shell', 'games']);
  expect(savedParts(['remotes'], [games], from)).toEqual([]);
});
