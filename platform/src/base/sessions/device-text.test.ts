import { deviceText } from './device-text';

describe('the text of a device', () => {
  it.each([
    [
      'Chrome, Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    ],
    ['Opera', 'Opera/9.80'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Foo/1'],
    ['Unknown', 'Mozilla/5.0 (PlayStation; PlayStation 5/1.0) Foo'],
    ['Unknown', 'curl/8.0'],
    ['Unknown', ''],
  ])('is "%s", of what others know: %s', (text, userAgent) => {
    expect(deviceText(userAgent)).toBe(text);
  });
});
