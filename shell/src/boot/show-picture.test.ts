import { showPicture } from './show-picture';

const root = document.documentElement;
const place = () => document.querySelector('.boot-page')?.textContent;
const template = (release: string, text: string) =>
  `<template data-picture="login" data-release="${release}" data-language="TY" data-address="/m/login?from=a"><p>${text}</p></template>`;

beforeEach(() => {
  history.replaceState(null, '', '/m/login?from=a');
  delete root.dataset['picture'];
  window.innerWidth = 375;
  document.body.innerHTML = `<div class="boot-page"></div>${template('account@1.0.0', 'first')}${template('account@2.0.0', 'second')}`;
});

it('shows the picture of the release that this visitor has', () => {
  showPicture({ versions: { games: '1.0.0', account: '2.0.0' } }, 'TY', false);
  expect([place(), root.dataset['picture']]).toEqual(['second', 'login']);
});

it('says which slot of home it is of, and of which part', () => {
  const slot = () => document.querySelector<HTMLElement>('.boot-page')?.dataset['slot'];
  showPicture({ versions: { account: '2.0.0' } }, 'TY', false);
  expect(slot()).toBeUndefined();
  document.querySelector('template')!.dataset['slot'] = 'home.banner';
  showPicture({ versions: { account: '1.0.0' } }, 'TY', false);
  expect(slot()).toBe('home.banner');
  expect(document.querySelector<HTMLElement>('.boot-page')?.dataset['part']).toBe('account');
});

it.each([
  ['a member', '2.0.0', 'TY', true, 375],
  ['another language', '2.0.0', 'EN', false, 375],
  ['a release that has none', '3.0.0', 'TY', false, 375],
  ['a wide window', '2.0.0', 'TY', false, 768],
])('shows none to %s', (_, account, language, hasSession, width) => {
  window.innerWidth = width;
  showPicture({ versions: { account } }, language, hasSession);
  expect([place(), root.dataset['picture']]).toEqual(['', undefined]);
});

it.each(['/m/login', '/m/login?from=b', '/m/login?from=a&key=k', '/m/home?from=a'])(
  'shows none at %s, which is another address than that of the document',
  (address) => {
    history.replaceState(null, '', address);
    showPicture({ versions: { account: '2.0.0' } }, 'TY', false);
    expect(place()).toBe('');
  },
);
