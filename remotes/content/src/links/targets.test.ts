import { providePages } from '@foyer/shared/testing';
import { cleanHtml } from '../server-html/clean-html';
import { bannerTarget, contentTarget } from './targets';

/** External addresses that look like a path or name of the site. */
const LEAVING = [
  ...[
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
  ],
  ...['/m/..//evil.example', '/.//evil.example', '/m/%2e%2e//evil.example', '/x/../\\evil.example'],
];
const OWN = [`${location.origin}//evil.example`, `${location.origin}/\\evil.example`];

const pages = ['/m/set', '/m/home'];
beforeEach(() => providePages((path) => pages.includes(path)));

describe('a link of the merchant', () => {
  it('leads nowhere when its page is planned', () => {
    expect(bannerTarget('/m/rewardCenter')).toBeUndefined();
    expect(contentTarget('/m/rewardCenter?x=1')).toBeUndefined();
    expect(contentTarget(`${location.origin}/m/rewardCenter`)).toBeUndefined();
    const box = document.createElement('div');
    box.append(cleanHtml('<a href="/m/rewardCenter">rewards</a> and <a href="/m/set">settings</a>'));
    expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([null, '/m/set']);
  });

  it.each([...LEAVING, ...OWN])('is no page of this site: %j', (url) => {
    expect(contentTarget(url)?.kind).not.toBe('page');
    expect(bannerTarget(url)?.kind).not.toBe('page');
  });

  it.each([...LEAVING, ...OWN])('in a text opens a new tab, or nothing: %j', (url) => {
    const box = document.createElement('div');
    const written = document.createElement('a');
    written.setAttribute('href', url);
    box.append(cleanHtml(written.outerHTML));
    const link = box.querySelector('a');
    expect(link).not.toBeNull();
    if (link?.hasAttribute('href')) expect(link).toHaveAttribute('target', '_blank');
  });

  it('is a page of this site if it exists', () => {
    expect(contentTarget('/m/set?x=1')).toEqual({ kind: 'page', to: '/m/set?x=1' });
    expect(bannerTarget('/m/set?x=1')).toEqual({ kind: 'page', to: '/m/set?x=1' });
    expect(contentTarget('https://evil.example/x')).toEqual({ kind: 'outside', href: 'https://evil.example/x' });
    expect(bannerTarget('https:evil.example')).toEqual({ kind: 'outside', href: 'https://evil.example/' });
    expect(bannerTarget('set')).toBeUndefined();
  });
});
