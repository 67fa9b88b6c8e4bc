import {
  deviceHeader,
  iosVersion,
  isAndroid,
  isBelow,
  isIos,
  isPhoneOfApple,
  isStandalone,
  isWebClip,
  registerMethod,
  savesData,
} from '@foyer/shared/device';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';

const device = (userAgent: string, { standalone = false, installed = false, touch = 0 } = {}) => ({
  navigator: { userAgent, standalone, maxTouchPoints: touch },
  matchMedia: (query: string) => ({ matches: installed && query === '(display-mode: standalone)' }),
});

describe('device', () => {
  it.each([
    ['a browser', device(android), 'H5'],
    ['an installed app', device(android, { installed: true }), 'PWA'],
    ['a web clip of iOS', device(iphone, { standalone: true, installed: true }), 'WEBCLIP'],
    ['a browser of iOS', device(iphone), 'H5'],
    ['an app of iOS that is no web clip', device(iphone, { installed: true }), 'PWA'],
    ['what calls itself standalone but is not of Apple', device(android, { standalone: true }), 'H5'],
    [
      'the native shell, whatever else it says',
      device(`${iphone} MCAPP/3`, { standalone: true, installed: true }),
      'APP',
    ],
  ])('registers %s by its method (A040)', (_, given, method) => {
    expect(registerMethod('MCAPP', given)).toBe(method);
  });

  it('knows iPads that call themselves Macs, and Macs', () => {
    expect(isIos(device(ipad, { touch: 5 }))).toBe(true);
    expect(isIos(device(ipad))).toBe(false);
    expect(isPhoneOfApple(device(ipad, { touch: 5 }))).toBe(false);
    expect(isPhoneOfApple(device(iphone))).toBe(true);
    // Some Macs have a touch bar, and other computers have touch screens.
    expect(isIos(device(ipad, { touch: 1 }))).toBe(false);
    expect(isIos({ navigator: { userAgent: ipad } })).toBe(false);
    expect(isIos(device('Mozilla/5.0 (X11; CrOS x86_64) Chrome/140', { touch: 10 }))).toBe(false);
  });

  it.each([
    [device(iphone), [18, 1]],
    [device(iphone.replace('18_1', '12_4_9')), [12, 4]],
    [device(iphone.replace('18_1', '9')), [9, 0]],
    [device('Mozilla/5.0 (iPad; CPU OS 11_4 like Mac OS X)'), [11, 4]],
    [device(ipad, { touch: 5 }), [13, 0]],
    [device('Mozilla/5.0 (iPhone)'), undefined],
    [device(ipad), undefined],
    [device(android), undefined],
  ])('knows the version of iOS: %#', (given, version) => expect(iosVersion(given)).toEqual(version));

  it.each([
    [{ saveData: true }, true],
    [{ saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])('knows who saves data: %#', (connection, saves) => {
    const navigator = { userAgent: '', ...(connection && { connection }) };
    expect(savesData({ navigator })).toBe(saves);
  });

  it('compares versions by their numbers', () => {
    const below = (one: readonly [number, number]) => isBelow(one, [12, 4]);
    expect(
      (
        [
          [11, 9],
          [12, 3],
          [9, 10],
        ] as const
      ).map(below),
    ).toEqual([true, true, true]);
    expect(
      (
        [
          [12, 4],
          [12, 10],
          [13, 0],
          [100, 0],
        ] as const
      ).map(below),
    ).toEqual([false, false, false, false]);
  });

  it('knows clips of iOS', () => {
    const clips = [device(iphone, { standalone: true }), device(iphone), device(android, { standalone: true })];
    expect(clips.map((given) => isWebClip(given))).toEqual([true, false, false]);
  });

  it('tells Android from the rest', () => {
    expect([android, iphone, ipad].map((userAgent) => isAndroid(device(userAgent)))).toEqual([true, false, false]);
  });

  it('asks the window it stands in, unless it is given another', () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
    expect([isAndroid(), isIos(), isPhoneOfApple(), registerMethod('MCAPP')]).toEqual([true, false, false, 'H5']);
    agent.mockReturnValue(`${iphone} MCAPP/3`);
    expect([isAndroid(), isIos(), isPhoneOfApple(), registerMethod('MCAPP')]).toEqual([false, true, true, 'APP']);
    expect([isStandalone(), deviceHeader()]).toEqual([false, {}]);
    agent.mockRestore();
  });

  it('names the device at login from an installed app only', async () => {
    await proves('S7-API-08', () => {
      expect(deviceHeader(device(android, { installed: true }))).toEqual({ Device: 'OTHERS' });
      expect(deviceHeader(device(android))).toEqual({});
    });
    expect(isStandalone({ navigator: { userAgent: android } })).toBe(false);
  });
});
