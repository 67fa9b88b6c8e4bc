import { type BarFacts, LEAST_IOS, type Reason, reasonsAgainst } from './reasons';

const iphone: BarFacts = {
  system: 'ios',
  version: [17, 0],
  installed: false,
  clip: false,
  native: false,
  closed: false,
  links: ['ios', 'android'],
  homeScreen: false,
  requiredLogin: false,
  hasSession: false,
};
const android: BarFacts = { ...iphone, system: 'android', version: undefined };

/** Facts, and every reason that speaks against the bar then. */
const table: readonly (readonly [string, BarFacts, readonly Reason[]])[] = [
  ['an iPhone and its app', iphone, []],
  ['an Android phone and its app', android, []],
  ['an iPhone and a profile alone', { ...iphone, links: ['profile'] }, []],
  ['an iPhone and the way to the home screen alone', { ...iphone, links: [], homeScreen: true }, []],
  ['a clip with an app', { ...iphone, clip: true }, []],
  ['a member, where members alone see it', { ...iphone, requiredLogin: true, hasSession: true }, []],
  ['a member, where everybody does', { ...iphone, hasSession: true }, []],
  ['an iPhone of unknown version', { ...iphone, version: undefined }, []],
  ['the least version', { ...iphone, version: [12, 4] }, []],
  ['closed', { ...iphone, closed: true }, ['closed']],
  ['installed', { ...iphone, installed: true }, ['installed']],
  ['installed on Android', { ...android, installed: true }, ['installed']],
  ['a clip without an app', { ...iphone, clip: true, links: ['profile'] }, ['clipWithoutApp']],
  ['a clip without an app, with a way', { ...iphone, clip: true, links: [], homeScreen: true }, ['clipWithoutApp']],
  [
    'installed on an iOS before the least',
    { ...iphone, installed: true, version: [12, 3] },
    ['installed', 'installedOnOldIos', 'oldIos'],
  ],
  ['installed on the least iOS', { ...iphone, installed: true, version: [12, 4] }, ['installed']],
  ['the native shell', { ...android, native: true }, ['native']],
  ['an iPhone and the app of Android', { ...iphone, links: ['android'] }, ['nothingForIos']],
  ['an Android phone and what is for iOS', { ...android, links: ['ios', 'profile'] }, ['nothingForAndroid']],
  [
    'an Android phone and the way to the home screen',
    { ...android, links: [], homeScreen: true },
    ['nothingForAndroid'],
  ],
  ['a visitor, where members alone see it', { ...iphone, requiredLogin: true }, ['membersOnly']],
  ['an iOS before the least', { ...iphone, version: [12, 3] }, ['oldIos']],
  ['a desktop', { ...iphone, system: 'other', version: undefined }, ['otherDevice']],
  [
    'everything at once, in the product’s order',
    {
      ...iphone,
      closed: true,
      installed: true,
      clip: true,
      version: [11, 4],
      native: true,
      links: [],
      requiredLogin: true,
    },
    ['closed', 'installed', 'clipWithoutApp', 'installedOnOldIos', 'native', 'nothingForIos', 'membersOnly', 'oldIos'],
  ],
];

it.each(table)('%s', (_, facts, reasons) => expect(reasonsAgainst(facts)).toEqual(reasons));

it('the app runs from iOS 12.4 on, in the browser and where the site is installed', async () => {
  const [before, from] = [
    { ...iphone, version: [12, 3] as const },
    { ...iphone, version: [12, 4] as const },
  ];
  await proves('S4-DOWNLOADBAR-09', () => {
    expect(LEAST_IOS).toEqual([12, 4]);
    expect([before, from].map((facts) => reasonsAgainst(facts))).toEqual([['oldIos'], []]);
  });
  await proves('S4-DOWNLOADBAR-04', () => {
    const installed = [before, from].map((facts) => reasonsAgainst({ ...facts, installed: true }));
    expect(installed.map((reasons) => reasons.includes('installedOnOldIos'))).toEqual([true, false]);
  });
});
