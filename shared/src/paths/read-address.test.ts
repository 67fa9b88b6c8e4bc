import { readAddress } from './read-address';

it.each([
  ['https://a.example/x?y#z', undefined, 'https://a.example/x?y#z'],
  ['/x', 'https://a.example/m/home', 'https://a.example/x'],
  ['x', 'https://a.example/m/home', 'https://a.example/m/x'],
])('reads %s', (text, base, href) => expect(readAddress(text, base)?.href).toBe(href));

it.each([['/x'], [''], ['https://'], ['http://a b']])('%j alone is no address', (text) => {
  expect(readAddress(text)).toBeUndefined();
});
