import type { SiteConfig } from '@foyer/shared/contract';
import type { LivePictures, ReleasedPicture } from '@foyer/shared/remote';
import { pictureTemplates } from './fill';

const picture: ReleasedPicture = {
  expose: 'login',
  address: '/m/login',
  language: 'TY',
  styles: '.a{color:red}',
  flags: ['MOBILEVERCODELOGIN3', 'GOOGLELOGIN3'],
  markup: {
    '': '<h1 title="{{0}}">{{0}}</h1>',
    MOBILEVERCODELOGIN3: 'two ways',
    GOOGLELOGIN3: 'by google',
    'MOBILEVERCODELOGIN3,GOOGLELOGIN3': 'all ways',
  },
  holes: [{ site: 'name' }],
};
const asFiles = (pictures: Record<string, ReleasedPicture>): LivePictures =>
  Object.fromEntries(Object.entries(pictures).map(([release, each]) => [release, JSON.stringify(each)]));

const none = async () => undefined;
const shown = (
  name: string,
  flags: Record<string, unknown> = {},
  pictures: Record<string, ReleasedPicture> = { 'account@1.0.0': picture },
  address = '/m/login',
  choosesImageHosts = false,
) =>
  pictureTemplates(asFiles(pictures), {
    ...{ address, site: { name } as SiteConfig, flags, rowsOf: none, rowsIn: none, piecesOf: none },
    ...{ timeZone: 'Asia/Bangkok', dialingCode: '66', registration: { fields: {}, rules: {} }, choosesImageHosts },
  });

it('names the release and the address of each picture, whose styles come with it', async () => {
  const pictures = { 'account@1.0.0': picture, 'account@2.0.0': { ...picture, styles: '.b{}' } };
  expect(await shown('Lotus', {}, pictures)).toBe(
    '<template data-picture="login" data-release="account@1.0.0" data-language="TY" data-address="/m/login"><style>.a{color:red}</style><h1 title="Lotus">Lotus</h1></template>' +
      '<template data-picture="login" data-release="account@2.0.0" data-language="TY" data-address="/m/login"><style>.b{}</style><h1 title="Lotus">Lotus</h1></template>',
  );
});

it('is that of an address with an empty query, which an edge adds', async () => {
  expect(await shown('Lotus', {}, undefined, '/m/login?')).toBe(await shown('Lotus'));
});

it('is none of an address with a query, which may ask for another page', async () => {
  expect(await shown('Lotus', {}, undefined, '/m/login?key=k')).toBe('');
});

it.each([
  [{}, '<h1'],
  [{ MOBILEVERCODELOGIN3: true, GOOGLELOGIN3: false }, 'two ways'],
  [{ GOOGLELOGIN3: true, DEPRECM3: true }, 'by google'],
  [{ GOOGLELOGIN3: true, MOBILEVERCODELOGIN3: true }, 'all ways'],
])('is the one of the flags that the merchant has on: %j', async (flags, expected) => {
  expect(await shown('Lotus', flags)).toContain(`</style>${expected}`);
});

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"><img src=x>', '&quot;&gt;&lt;img src=x&gt;'],
  ["' onload='x", '&#39; onload=&#39;x'],
  ['</template><p>', '&lt;/template&gt;&lt;p&gt;'],
  ['&amp;', '&amp;amp;'],
  ['{{0}}', '{{0}}'],
  ['$&', '$&amp;'],
])('shows the name %s as it is, in a text and in an attribute', async (name, expected) => {
  expect(await shown(name)).toContain(`</style><h1 title="${expected}">${expected}</h1></template>`);
});

it('is none of a kind that this platform does not know, whose release is newer', async () => {
  const newer = { ...picture, flags: [], markup: {}, shapes: {} } as ReleasedPicture;
  expect(await shown('Lotus', {}, { 'account@3.0.0': newer })).toBe('');
});

it('is none with images where a browser chooses among hosts of them', async () => {
  const withImage = { ...picture, flags: [], markup: { '': '<img src="/art/a.svg">' } };
  expect(await shown('Lotus', {}, { 'account@1.0.0': withImage })).toContain('<img');
  expect(await shown('Lotus', {}, { 'account@1.0.0': withImage }, '/m/login', true)).toBe('');
  expect(await shown('Lotus', {}, undefined, '/m/login', true)).toContain('<h1');
});

it('has links to its images with priority before it, each once, and to no others', async () => {
  const image = (address: string, priority: string) => `<img src="${address}" alt="" fetchPriority="${priority}"/>`;
  const own = image('{{0}}', 'high') + image('/art/b.svg', 'high') + image('/art/late.svg', 'low');
  const other = `${image('/art/b.svg', 'high')}&lt;img src=&quot;/art/c.svg&quot; fetchPriority=&quot;high&quot;/&gt;`;
  const html = await shown(
    '/art/a.svg?"><script>',
    {},
    {
      'account@1.0.0': { ...picture, flags: [], markup: { '': own } },
      'account@2.0.0': { ...picture, flags: [], markup: { '': other } },
    },
  );
  const link = (address: string) =>
    `<link rel="preload" as="image" fetchpriority="high" media="(max-width: 767px)" href="${address}">`;
  expect(html.slice(0, html.indexOf('<template'))).toBe(
    link('/art/a.svg?&quot;&gt;&lt;script&gt;') + link('/art/b.svg'),
  );
});
