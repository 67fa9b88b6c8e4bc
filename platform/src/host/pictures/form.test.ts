import type { Announcement } from '@foyer/shared/contract';
import type { FormView, ReleasedPicture } from '@foyer/shared/remote';
import { type Filling, pictureTemplates } from './fill';

const form: FormView = {
  pages: ['<i>{{banner}}</i><p>{{0}} {{1}} +{{2}}</p>{{group0}};'],
  byFlags: { '': 0, USERNAMEREG3: 0 },
  banners: { none: 'street', plain: '<b>{{title}}</b>', link: '<a href="{{url}}"><img src="{{image}}">{{title}}</a>' },
  groups: [{ markup: '<h2>you</h2>{{email}}{{nickname}}', fields: ['email', 'nickname'] }],
  fields: { email: ['email?', 'email!'], nickname: ['nickname?', 'nickname!'] },
};
const picture: ReleasedPicture = {
  ...{ expose: 'register', address: '/m/register', language: 'TY', styles: '', flags: ['USERNAMEREG3'], markup: {} },
  ...{ holes: [{ site: 'name' }, { site: 'minAge' }, { location: 'dialingCode' }], form },
};
const banner = (more: Partial<Announcement> = {}): Announcement => ({
  ...{ id: 1, type: 'B', title: 'Tonight', image: '/art/a.svg' },
  ...more,
});
const site = { name: 'Lotus', minAge: 20 };

async function shown(more: object = {}, banners: readonly Announcement[] | undefined = []) {
  const filling = {
    ...{ address: '/m/register', site, flags: { USERNAMEREG3: true }, timeZone: 'Asia/Bangkok', dialingCode: '855' },
    ...{ registration: { fields: {}, rules: {} }, choosesImageHosts: false, rowsOf: async () => undefined },
    rowsIn: async (request: string) => (request === 'registerBanners' ? banners : undefined),
    ...more,
  } as unknown as Filling;
  const html = await pictureTemplates({ 'account@1.0.0': JSON.stringify(picture) }, filling);
  return /<\/style>(.*)<\/template>/s.exec(html)?.[1];
}
const fields = (asked: object) => ({ registration: { fields: asked, rules: {} } });
const state = (required: boolean, enabled = true) => ({ enabled, required });

it('has the fields that the merchant asks for, and a group only where it has one', async () => {
  expect(await shown()).toBe('<i>street</i><p>Lotus 20 +855</p>;');
  expect(await shown(fields({ nickname: state(true), email: state(false) }))).toContain('<h2>you</h2>email?nickname!;');
  expect(await shown(fields({ nickname: state(false), email: state(true, false) }))).toContain(
    '<h2>you</h2>nickname?;',
  );
  expect(await shown(fields({ email: state(true, false) }))).not.toContain('you');
});

it('has the first banner with an image', async () => {
  expect(await shown({}, [banner({ image: '' }), banner()])).toContain('<i><b>Tonight</b></i>');
  expect(await shown({}, [banner({ url: '/m/activity' })])).toContain(
    '<a href="/m/activity"><img src="/art/a.svg">Tonight</a>',
  );
});

it.each([
  ['a field that was not drawn', fields({ captcha: state(true) })],
  [
    'a rule of the merchant, which a hint tells',
    { registration: { fields: {}, rules: { email: { rule: { min: 3 } } } } },
  ],
  ['flags that were not drawn', { flags: {}, address: '/m/register?code=a' }],
  ['a form that is not agreed to in advance', { site: { ...site, consentTicked: false } }],
])('is none with %s', async (_, more) => {
  expect(await shown(more)).toBeUndefined();
});

it('is none with a banner that leads to another site, or that cannot be told', async () => {
  expect(await shown({}, [banner({ url: 'https://shop.example/' })])).toBeUndefined();
  expect(await shown({ rowsIn: async () => undefined })).toBeUndefined();
});

it.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</template>',
  '{{0}}{{banner}}{{email}}',
  '$&',
])('shows the text %s as it is', async (text) => {
  const markup = (await shown({ site: { ...site, name: text } }, [banner({ title: text })])) ?? '';
  const [, title, name] = /^<i><b>([^<>"]*)<\/b><\/i><p>([^<>"]*) 20 \+855<\/p>;$/.exec(markup) ?? [];
  const plain = (escaped = '') => escaped.replace(/&(#?\w+);/g, (_, entity: string) => ENTITIES[entity] ?? '?');
  expect([title, name].map(plain)).toEqual([text, text]);
});

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
