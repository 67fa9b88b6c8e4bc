import { vendorData } from '../testing/fixtures';
import { categoriesOf } from './categories';

const shuffled = vendorData(
  {
    POKER: ['OXBOW'],
    ESPORTS: ['TF'],
    LIVE: ['VELVET'],
    BINGO: ['KITE'],
    RNG: ['KITE', 'JL'],
    ELOTT: ['ELOTT'],
    SPORTS: ['NORTHLINE'],
    PVP: ['OXBOW'],
    FISH: ['TIDE'],
    COCKFIGHT: ['DS88'],
  },
  { RNG: ['CLASSIC', 'JACKPOT'] },
);

describe('categories of a vendor answer', () => {
  it('are in the product’s order, others after them in the platform’s', async () => {
    await proves('S9-CONST-38', () => {
      const codes = categoriesOf(shuffled).map(({ code }) => code);
      expect(codes).toEqual([
        'RNG',
        'FISH',
        'LIVE',
        'PVP',
        'COCKFIGHT',
        'SPORTS',
        'ESPORTS',
        'POKER',
        'BINGO',
        'ELOTT',
      ]);
    });
  });

  it('keep the vendors in the order of the sorting, with the pictures of the mapping', async () => {
    await proves(['S3-GAMELIST-03', 'S3-GAMELIST-04'], () => {
      const rng = shuffled.sorting.find(({ gameCategory }) => gameCategory === 'RNG');
      rng?.vendorNames.reverse();
      const [first] = categoriesOf(shuffled);
      expect(first?.vendors.map(({ vassalage }) => vassalage)).toEqual(['JL', 'KITE']);
      expect(first?.vendors[0]?.background).toBe('/art/vendor/JL-card.svg');
      expect(first?.classifications).toEqual(['CLASSIC', 'JACKPOT']);
    });
  });

  it('leave out the virtual HOT and vendors missing in the mapping', () => {
    const data = vendorData({ HOT: ['KITE'], RNG: ['KITE', 'GONE'] });
    const group = data.mapping['RNG']?.['RNG'];
    group?.vendors.pop();
    expect(categoriesOf(data).map(({ code, vendors }) => [code, vendors.length])).toEqual([['RNG', 1]]);
  });
});
