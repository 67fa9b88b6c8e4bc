import { game } from '../testing/fixtures';
import { rowsOf } from './get-games';

describe('a page of games', () => {
  it('reads its rows under each of the three names', async () => {
    const rows = [game(), game()];
    await proves('S3-GAMELIST-05', () => {
      for (const name of ['games', 'content', 'list']) {
        expect(rowsOf({ [name]: rows, pageNum: 2, totalPages: 3 })).toEqual({ games: rows, pageNum: 2, totalPages: 3 });
      }
    });
    expect(rowsOf({ pageNum: 1, totalPages: 1 }).games).toEqual([]);
  });
});
