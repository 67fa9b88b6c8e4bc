import { launchAddressOf } from './launch-address';

const HERE = 'https://site.example/m/launchGame';

describe('the address of a launch answer', () => {
  it.each([
    '/m/..//evil.example',
    'https://site.example//evil.example',
    '/.//evil.example',
    'https://site.example/\\evil',
  ])('is opened in no way when it only looks like a page of this site: %j', (url) =>
    expect(launchAddressOf({ url }, HERE)).toEqual({ kind: 'empty' }),
  );

  it('is a page, a frame, or the same tab', () => {
    expect(launchAddressOf({ url: '/m/set?x=1' }, HERE)).toEqual({ kind: 'page', path: '/m/set?x=1' });
    expect(launchAddressOf({ url: '//play.example/a' }, HERE)).toEqual({
      kind: 'frame',
      href: 'https://play.example/a',
      origin: 'https://play.example',
    });
    expect(launchAddressOf({ url: '//play.example/a', frameless: true }, HERE)).toMatchObject({ kind: 'tab' });
  });
});
