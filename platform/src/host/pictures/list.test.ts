import type { SiteConfig } from '@foyer/shared/contract';
import type { ListView, ReleasedPicture } from '@foyer/shared/remote';
import { pictureTemplates } from './fill';
import type { ListRows } from './list';

const game = (gameName: string, fields: object = {}) => ({ gameName, showIcon: '', iconUrl: '/a.svg', ...fields });
const view = (around: string): ListView => ({
  markup: [
    [0, `${around}<p>{{category}}</p>{{games}}`],
    [2, `${around}<p>{{category}}</p><ul>{{vendors}}</ul>{{games}}`],
  ],
  games: {
    by: [
      ['isHot', true],
      ['vassalage', 'JL'],
    ],
    markup: {
      '00': '<img src="{{0}}">{{1}};',
      '10': 'hot {{1}};',
      '01': 'JL {{1}};',
      '11': 'hot JL {{1}};',
    },
    holes: [['showIcon', 'iconUrl'], ['gameName']],
    most: 2,
  },
  vendors: { by: [], markup: { '': '{{0}},' }, holes: [['accountTypeName']], most: 1 },
});
const picture: ReleasedPicture = {
  ...{ expose: 'game-list', address: '/m/gameList', language: 'TY', styles: '', flags: [], markup: {}, holes: [] },
  list: {
    ...{ parameter: 'gameType', usual: 'RNG', names: { RNG: 'Slots & more', HOT: 'Hot' } },
    views: { '': view('any'), HOT: view('popular') },
  },
};

const rows: Partial<ListRows> = { name: 'Own name', games: [game('One')], vendors: [] };
const asked: string[] = [];
beforeEach(() => void asked.splice(0));

async function shown(given: Partial<ListRows> = {}, search = '?gameType=RNG', released = picture) {
  const html = await pictureTemplates(
    { 'games@1.0.0': JSON.stringify(released) },
    {
      address: `/m/gameList${search}`,
      site: {} as SiteConfig,
      flags: {},
      ...{
        timeZone: 'Asia/Bangkok',
        dialingCode: '66',
        registration: { fields: {}, rules: {} },
        choosesImageHosts: false,
        rowsIn: async () => undefined,
      },
      piecesOf: async () => undefined,
      rowsOf: async (gameType) => {
        asked.push(gameType);
        return { ...rows, ...given, gameType } as ListRows;
      },
    },
  );
  return /<\/style>(.*)<\/template>/s.exec(html)?.[1];
}

it('has the rows of the category of its address, as many as fit, each as what it is', async () => {
  const games = [game('One', { isHot: true, vassalage: 'JL' }), game('Two'), game('Three')];
  expect(await shown({ games })).toBe('any<p>Slots &amp; more</p>hot JL One;<img src="/a.svg">Two;');
  expect(await shown({ games: [game('One', { vassalage: 'JL' }), game('Two', { isHot: true })] })).toContain(
    'JL One;hot Two;',
  );
});

it('asks for no image of a row below the window of a phone, which stands there without', async () => {
  const plain = view('any');
  const views = { '': { ...plain, games: { ...plain.games, pictured: 1 } } };
  const released: ReleasedPicture = { ...picture, list: { ...picture.list!, views } };
  const games = [game('One'), game('Two > Three')];
  const vendors = [{ accountTypeName: 'A' }, { accountTypeName: 'B' }];
  expect(await shown({ games, vendors }, undefined, released)).toContain('<img src="/a.svg">One;Two &gt; Three;');
  // Rows begin higher where there is no strip.
  expect(await shown({ games }, undefined, released)).toContain(
    '<img src="/a.svg">One;<img src="/a.svg">Two &gt; Three;',
  );
});

it('takes the look of its category, and a name of the platform where the release has none', async () => {
  expect(await shown({}, '?gameType=HOT')).toContain('popular<p>Hot</p>');
  expect(await shown({}, '?gameType=OTHER')).toContain('any<p>Own name</p>');
  expect(await shown({ name: '' }, '?gameType=OTHER')).toContain('<p>OTHER</p>');
  expect(await shown({ name: 'Plain' }, '?gameType=constructor')).toContain('any<p>Plain</p>');
});

it('looks as with as many vendors as there are', async () => {
  const vendors = [{ accountTypeName: 'A' }, { accountTypeName: 'B' }];
  expect(await shown({ vendors })).toContain('<ul>A,</ul>');
  expect(await shown({ vendors: vendors.slice(1) })).not.toContain('<ul>');
});

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</template></style>', '{{games}}{{0}}', '$&'])(
  'shows the text %s as it is, whoever it is of',
  async (text) => {
    const template = document(
      (await shown(
        {
          games: [game(text, { showIcon: text })],
          name: text,
          vendors: [{ accountTypeName: text }, {}],
        },
        '?gameType=OTHER',
      )) ?? '',
    );
    expect(template).toEqual({ elements: ['p', 'ul', 'img'], texts: [text, text, text, text] });
  },
);

it('is none without games, of another view of the page, and where the platform can tell none', async () => {
  expect(await shown({ games: [] })).toBeUndefined();
  asked.splice(0);
  for (const search of ['?gameType=RNG&q=x', '?tab=hot', '?gameType=RNG&gameType=FISH', '?gameType=RNG&vendor='])
    expect([search, await shown({}, search)]).toEqual([search, undefined]);
  expect(asked).toEqual([]);
  expect(await shown({}, '')).toBeDefined();
  expect(asked).toEqual(['RNG']);
});

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) => text.replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '?');

/** What a browser would read: the elements by name, and all texts and attributes that were filled in. */
function document(markup: string) {
  const elements = [...markup.matchAll(/<(\w+)/g)].map(([, name]) => name);
  const [, category = '', vendor = '', src = '', name = ''] =
    /<p>([^<]*)<\/p><ul>([^<]*),<\/ul><img src="([^"<]*)">([^<]*);$/.exec(markup) ?? [];
  return { elements, texts: [category, vendor, src, name].map(plain) };
}

it('asks for the images of its first row before the scripts, and for the others behind them', async () => {
  const image = '<img src="{{0}}" fetchPriority="low">';
  const { markup, games } = view('any');
  const ofImages = { markup, games: { ...games, by: [], markup: { '': image }, most: 5 }, vendors: games };
  const released = { ...picture, list: { ...picture.list!, views: { '': ofImages } } };
  const five = [1, 2, 3, 4, 5].map((place) => game(String(place), { iconUrl: `/${place}.svg` }));
  const html = await shown({ games: five, vendors: [] }, undefined, released as ReleasedPicture);
  const priorities = [...(html ?? '').matchAll(/<img src="\/(\d)\.svg" fetchPriority="(\w+)">/g)].map(
    ([, at, how]) => `${at} ${how}`,
  );
  expect(priorities).toEqual(['1 high', '2 high', '3 high', '4 low', '5 low']);
});
