import fc from 'fast-check';
import { sitePath } from './site-path';

const HERE = 'https://site.example/m/home';

describe('an address', () => {
  it.each([
    ['/m/set?x=1#y', '/m/set?x=1#y'],
    ['https://site.example/m/set', '/m/set'],
    ['//site.example/m/set', '/m/set'],
    ['set', '/m/set'],
    ['  /m/set  ', '/m/set'],
    ['/m/../register.html', '/register.html'],
    ['', '/m/home'],
  ])('leads to a page of the site: %j', (address, path) => expect(sitePath(address, HERE)).toBe(path));

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      '///evil.example',
      '/\t/evil.example',
    ],
    ...['/\n/evil.example', '\t//evil.example', '\u0000//evil.example', ' //evil.example', '/\r\\evil.example'],
    ...['/m/..//evil.example', '/.//evil.example', '/m/%2e%2e//evil.example', 'https://site.example//evil.example'],
    ...['https://site.example/\\evil.example', '..//evil.example', '/x/../\\evil.example', './/../..//evil.example'],
    ...['https://evil.example', 'http:evil.example', 'http://site.example/m/home', 'https://site.example:8443/'],
    ...[
      'https://site.example@evil.example',
      'https://site.example.evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
    ],
    ...['blob:https://site.example/x', 'https://', 'java\nscript:alert(1)'],
  ])('does not: %j', (address) => expect(sitePath(address, HERE)).toBeUndefined());

  it('that leads to one stays on the site, however it is written', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '\u0000',
      '%2f',
      '%5c',
      'evil.example',
      ':',
      '@',
      'https',
      'm',
      '?',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 9 }), (signs) => {
        const path = sitePath(signs.join(''), HERE);
        if (path !== undefined) expect(new URL(path, HERE).origin).toBe('https://site.example');
      }),
      { numRuns: 5000 },
    );
  });
});
