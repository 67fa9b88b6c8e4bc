import { checkAddress, checkOrigin } from './addresses';

it.each([
  'http://cdn.example',
  'https://*.example',
  'https://cdn.example/',
  'https://CDN.example',
  'https://a:b@cdn.example',
  "https://cdn.example;script-src'",
  'https://cdn.example:443',
  'https:',
  'http://127.0.0.1:8080',
])('%s is no origin to allow on a site that is no demonstration', (origin) => {
  expect(() => checkOrigin(origin, false)).toThrow('is no origin to allow');
});

it('allows an origin by https anywhere, and one of this machine in a demonstration', () => {
  expect(() => checkOrigin('https://cdn.example:8443', false)).not.toThrow();
  for (const origin of ['http://127.0.0.1:8080', 'http://cdn.localhost:4100'])
    expect(() => checkOrigin(origin, true)).not.toThrow();
});

it.each([
  'https://cdn.example/arcade/1.0.0',
  'https://cdn.example/arcade/../evil/',
  'https://cdn.example//evil/',
  'https://cdn.example/a?b=/',
  "https://cdn.example/a;script-src'/",
  'https://cdn.example/a b/',
  '//cdn.example/arcade/',
  '/arcade/1.0.0/',
  'ftp://cdn.example/arcade/',
])('%s is no folder of a release', (address) => {
  expect(() => checkAddress(address)).toThrow(/is no folder of a release|is no origin to allow/);
});

it('takes a folder at an origin', () => {
  expect(() => checkAddress('https://cdn.example:8443/arcade/1.0.0/')).not.toThrow();
});
