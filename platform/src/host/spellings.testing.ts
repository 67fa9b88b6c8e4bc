import fc from 'fast-check';

const encoded = (sign: string): fc.Arbitrary<string> => {
  const hex = sign.charCodeAt(0).toString(16).padStart(2, '0');
  return fc.constantFrom(sign, sign, `%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`, `%2525${hex}`, `%u00${hex}`);
};
/** A dot in any encoding; the longer ones are those that careless decoders accept. */
const dot = fc.oneof(encoded('.'), fc.constantFrom('%c0%ae', '%e0%80%ae', '%uff0e', '\u2024'));
const dots = fc.oneof(
  fc.constantFrom('..', '.', '...', '....', '..;', '.%00.', '..%00', '.. ', '..%20', '..%09', '%2e%2e%3b'),
  fc.tuple(dot, dot).map((both) => both.join('')),
);
const slash = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/') },
  encoded('/'),
  encoded('\\'),
  fc.constantFrom(
    '//',
    '/./',
    '/.//',
    '\\',
    '%c0%af',
    '%e0%80%af',
    '%c1%9c',
    '/%00/',
    ';/',
    '/;/',
    '%0d%0a',
    '?/',
    '%3f',
    '%23',
  ),
);
const known = fc.constantFrom(
  ...['games', 'shell', '1.0.0-aa11', 'main.js', 'release.json', 'first', 'm', 'art', 'game', 'vendor', 'page', 'play'],
  ...['live', 'log', 'base', 'DEMO', 'W3', 'index.html', 'discovery.json', 'sw.js', 'releases.jsonl', 'secret.json'],
  'taken-back.json',
  ...['ops-key', 'site', 'db', 'etc', 'passwd', 'C:', '%2fetc', 'file:', 'main.js.br', 'first.json', 'head', 'icon'],
);
const segment = fc.oneof({ weight: 5, arbitrary: known }, { weight: 5, arbitrary: dots }, fc.string({ maxLength: 4 }));

const wild = fc
  .array(fc.tuple(slash, segment), { minLength: 1, maxLength: 9 })
  .map((pairs) => pairs.map((pair) => pair.join('')).join(''));
/** Spellings that decode to `../`, once or twice. */
const up = fc.constantFrom(
  ...[
    '/..',
    '%2f..',
    '/%2e%2e',
    '/.%2e',
    '/%2E.',
    '%2F%2e%2e',
    '\\..',
    '%5c..',
    '/./..',
    '//..',
    '%252f..',
    '/%252e%252e',
  ],
);
const starts = [
  '',
  '/games',
  '/games/1.0.0-aa11',
  '/games/1.0.0-aa11/main.js',
  '/shell',
  '/first',
  '/first/m',
  '/art',
  '/m',
  '/live',
];
const targets = [
  ...[
    'log/releases.jsonl',
    'live/base/secret.json',
    'live/W3/secret.json',
    'live/W3/first/m/secret.json',
    'games/secret.json',
  ],
  ...['../ops-key', '../site/log/releases.jsonl', '../site/live/base/secret.json', '.secret/v/secret.json'],
  ...['.generations/a/base/secret.json', '.documents/a/secret.json'],
];
const ends = ['', '', '', '', '?x', '.br', '%00', '%00.js', '/', '.', '%20', '#'];
/** A valid start, about the right number of steps up, and an existing file: what an attacker would try. */
const aimed = fc
  .record({
    start: fc.constantFrom(...starts),
    target: fc.constantFrom(...targets),
    off: fc.constantFrom(0, 0, 0, 1, -1),
    way: up,
    ways: fc.array(
      fc.oneof(
        up,
        fc.tuple(slash, dots).map((both) => both.join('')),
      ),
      { maxLength: 6 },
    ),
    same: fc.boolean(),
    end: fc.constantFrom(...ends),
  })
  .map(({ start, target, off, way, ways, same, end }) => {
    const count = Math.max(0, start.split('/').length - 1 + (target.startsWith('../') ? 1 : 0) + off);
    const ups = Array.from({ length: count }, (_, at) => (same ? way : (ways[at] ?? way)));
    return `${start}${ups.join('')}/${target.replace('../', '')}${end}`;
  });

/** Removes characters that would end the request line or the connection. */
const sendable = (url: string): string => {
  const line = Buffer.from(url, 'utf8')
    .toString('latin1')
    .replace(/[\r\n ]/g, '+');
  return line.startsWith('/') || line.startsWith('\\') ? line : `/${line}`;
};

/** Addresses that try to reach a forbidden file. */
export const spellings: fc.Arbitrary<string> = fc.oneof(wild, aimed).map(sendable);
