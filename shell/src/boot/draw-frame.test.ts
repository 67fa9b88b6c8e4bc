import type { SiteConfig } from '@foyer/shared/contract';
import { drawFrame } from './draw-frame';

const config = (theme: SiteConfig['theme']) => ({ theme }) as SiteConfig;
const pages = { '/m/login': { page: 'login', footer: false } };
const releases = [{ extras: { pages, widgets: {}, shared: {} } }];
const drawn = () => document.documentElement.dataset['boot'];
const property = (name: string) => document.documentElement.style.getPropertyValue(name);

it('draws the frame for the page that comes: home with its mark, others without the footer they decline', () => {
  drawFrame('/m/home', config({}), releases);
  expect(drawn()).toBe('home');
  drawFrame('/m/login/', config({}), releases);
  expect(drawn()).toBe('bare');
});

it("takes the merchant's colours and logo", () => {
  drawFrame('/m/home', config({ accent: '#0af', ground: '#012', logo: '/art/logo/w3.svg' }), releases);
  expect(drawn()).toBe('home logo');
  expect(property('--c-lantern')).toBe('#0af');
  expect(property('--c-ground')).toBe('#012');
  expect(property('--boot-logo')).toBe('url("/art/logo/w3.svg")');
});

it('leaves colours and logo as they are where the merchant names none, and bares no page that nobody declares', () => {
  document.documentElement.removeAttribute('style');
  drawFrame('/m/other', config({}), [{ extras: { pages: {}, widgets: {}, shared: {} } }, ...releases]);
  expect(drawn()).toBe('');
  expect(document.documentElement.getAttribute('style')).toBeNull();
  const first = { extras: { pages: { '/m/set': { page: 'set' } }, widgets: {}, shared: {} } };
  drawFrame('/m/login', config({}), [first, ...releases]);
  expect(drawn()).toBe('bare');
});
