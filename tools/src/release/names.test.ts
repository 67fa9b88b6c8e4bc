import { folderName } from './pinned';

describe('a name that becomes a folder', () => {
  it.each([['games', '1.0.0', '1.0.0-rc.1+5', 'A_b-c', '7', 'a.tmp.b', 'a.tmpx', 'x'.repeat(100)]])(
    'is one of letters, digits and a few signs, up to a hundred: %s',
    (...names) => {
      expect(names.map(folderName)).toEqual(names);
    },
  );

  it.each([
    ...['../games', '..', '.', '.a', '-a', '_a', '+a', 'a/b', 'a\\b', 'a b', '', 'a\0b', 'é', 'a\n'],
    ...['1.0.0.7.tmp', 'a.tmp', '1..2', 'x'.repeat(101), ' a', 'a ', '"a'],
  ])('is refused where it could lead elsewhere: %j', (name) => {
    expect(() => folderName(name)).toThrow(`"${name}" is no name of a part, version or merchant`);
  });
});
