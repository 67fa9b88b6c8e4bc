import type { Announcement } from '@foyer/shared/contract';
import { bannersMarkup } from './banners';

const kinds = {
  '1': '<b>{{title}}</b><img src="{{image}}">',
  '1+': '<a href="{{url}}">{{title}}</a><img src="{{image}}">',
  '2+': '<a href="{{url}}">{{title}} of two</a>',
};
const banner = (more: Partial<Announcement> = {}): Announcement => ({
  ...{ id: 1, type: 'B', title: 'Tonight', image: '/art/a.svg', url: '/m/gameList?gameType=RNG' },
  ...more,
});

describe('the markup of banners', () => {
  it.each([
    [[banner()], '<a href="/m/gameList?gameType=RNG">Tonight</a><img src="/art/a.svg">'],
    [[banner({ title: 'Notice', type: 'H' }), banner({ url: '' })], '<b>Tonight</b><img src="/art/a.svg">'],
    [[banner(), banner()], '<a href="/m/gameList?gameType=RNG">Tonight of two</a>'],
  ])('is that of their number, with the first of them (%#)', (banners, expected) => {
    expect(bannersMarkup(kinds, banners)).toBe(expected);
  });

  it.each([
    ['no banner', []],
    ['one without an image', [banner({ image: '' })]],
    ['one that leads to another site', [banner({ url: 'https://shop.example/' })]],
    ['one whose address is none', [banner({ url: 'javascript:alert(1)' })]],
    ['one that leads to the root', [banner({ url: '//shop.example' })]],
    ['more than were drawn', [banner(), banner(), banner()]],
  ])('is none for %s', (_, banners) => {
    expect(bannersMarkup(kinds, banners)).toBeUndefined();
  });

  it('has the texts of the merchant as texts', () => {
    const hostile = {
      title: '</b><script>alert(1)</script>{{image}}',
      image: '"><img src=x onerror=alert(1)>',
      url: '',
    };
    const markup = bannersMarkup(kinds, [banner(hostile)]);
    expect(markup).toBe(
      '<b>&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{image}}</b><img src="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    );
  });
});
