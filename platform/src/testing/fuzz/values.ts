import fc from 'fast-check';

/** Texts that have broken programs before: of databases, of parsers, of people. */
const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1e400',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '%',
  '%00',
  '\\',
  '\\u0000',
  '_',
  "' or 1=1 --",
  "'; drop table members; --",
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\ud800',
  'a\udfffb',
  '\u202e\u0661\u0662',
  'ﷺ'.repeat(60),
  'İıſK',
  '\r\nset-cookie: a=b',
  '2026-02-30',
  '9999-99-99',
  '0000-00-00',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5_000),
  'a1'.repeat(30_000),
  '__proto__',
  'constructor',
  'toString',
  '(a+)+$',
  'a@'.repeat(200),
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 20 })
      .map((points) => String.fromCodePoint(...points)),
  },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/**
 * Lists and objects in each other, deep for whoever walks through them by calling themselves. They stand for themselves until they
 * are JSON, since the test could not walk through them either.
 */
export const DEEP: Readonly<Record<string, string>> = {
  '$deep list': '['.repeat(40_000) + ']'.repeat(40_000),
  '$deep object': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '$long list': `[${'0,'.repeat(60_000)}0]`,
};

/** Anything that JSON can carry, and nothing that a schema asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue() },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 2 ** 31, 1.5, [], {}, [[]], ['a'], {
      length: 1e9,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(DEEP)) },
);

/**
 * What a field is often asked for, by its name, so that many inputs get past the checks. Texts that begin with `$` are filled in when
 * they are sent, from what the platform knows at that moment.
 */
export const fitting: Readonly<Record<string, readonly unknown[]>> = {
  part: ['games', 'shell'],
  version: ['1.0.0'],
  visitor: ['0123456789abcdef01234567'],
  gameName: ['', 'a', '%'],
  gameClassify: ['', 'SLOT'],
  isNew: ['', 'true'],
  clientType: [2],
  username: ['$username', '$fresh', '$trial', '0812345678', 'nobody99'],
  userName: ['$username'],
  password: ['secret123', 'secret123', 'fresh1234'],
  oldPassword: ['secret123', 'fresh1234'],
  newPassword: ['fresh1234', 'secret123'],
  confirmNewPassword: ['fresh1234', 'secret123'],
  confirmPassword: ['secret123', 'fresh1234'],
  paymentPassword: ['246810', '000000'],
  captcha: ['', '$captcha', '1234'],
  verificationCode: ['$code', '$code', '123456'],
  mobileNum: ['0812345678', '812345678', '0898765432', '$mobile'],
  mobileNo: ['0812345678', '$mobile'],
  countryDialingCode: ['66', '+66', '852', ''],
  email: ['ploy@example.com', 'Ploy@Example.com', '$email'],
  module: ['VERIFICATION3'],
  moduleId: ['FREEPLAY3'],
  merchantCode: ['$merchant', '$trialMerchant'],
  merchant_code: ['$trialMerchant', '$merchant'],
  merchant: ['$merchant'],
  key: ['$key', 'fuzz-key-0001', 'fuzz-key-0002'],
  id: ['$session', '$device', '00000000-0000-4000-8000-000000000000'],
  code: ['$affiliate', 'ABC123'],
  affiliateCode: ['$affiliate'],
  recommenderId: ['$affiliate', '100001'],
  domain: ['$host'],
  registerUrl: ['$host'],
  nickname: ['Ploy', 'พลอย'],
  payeeName: ['Ploy S'],
  icon: ['/art/avatar/3.svg'],
  image: ['$picture'],
  startDate: ['2026-03-01', '2026-03-14', '2026-03-10', '2026-02-30'],
  endDate: ['2026-03-14', '2026-03-31'],
  language: ['EN', 'TY'],
  lang: ['EN', 'TY'],
  gameType: ['RNG', 'FISH', 'LIVE', ''],
  status: ['won', 'lost', 'open', ''],
  method: ['PROMPTPAY', 'BANKTRANSFER', 'CARD'],
  amount: ['100', '500.50', '0', '999999999.99'],
  types: ['A', 'B', 'A,B', 'P'],
  platform: ['html5', 'M'],
  prizeMode: ['Lott', 'Elott', 'ZY'],
  firebaseChannel: ['sms', 'google', 'facebook'],
  firebaseIdToken: ['x.y.z', 'eyJhbGciOiJub25lIn0.e30.'],
  nodeId: ['$node', '$node', 1, -1, 2_147_483_648],
  vendor: ['$vendor'],
  vassalage: ['$vendor', ''],
  gameId: ['$game'],
  pageNo: [1, 2, 99_999],
  page: [1, 2],
  pageSize: [20, 26, 1],
  size: [1, 10],
  minBet: ['', '1', '0.5'],
  kind: ['deposit', 'stake'],
  zone: [0, 420, -720],
};
