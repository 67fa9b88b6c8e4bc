import { calls, LANGUAGE, ofSession, type RequestName, requestOf, requests, startUp } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';
import { cached } from '@foyer/shared/storage';
import type { Page } from '@playwright/test';
import { recordTexts } from '../support/every-text';
import { recordFrames } from '../support/first-frames';
import { expect, proves, test } from '../support/fixtures';
import { goWithin } from '../support/go-within';
import { closeGreetings } from '../support/greetings';
import { signOut } from '../support/sign-out';
import { startSignedIn } from '../support/signed-in';
import { choose, Site, sendLogIn } from '../support/site';
import { answerByVisit, nextVisit, release } from '../support/visits';

type Entry = keyof typeof cached | 'memberInfo';

/** Where each entry of a browser's storage is seen: its page, and its place there. */
const SHOWN: Readonly<Partial<Record<Entry, readonly [SiteAddress, string]>>> = {
  memberInfo: ['/m/home', 'header [class*="words_"] [class*="name_"]'],
  banners: ['/m/home', '[data-part="content/home-banner"]'],
  notice: ['/m/home', '[data-part="content/home-ticker"]'],
  hotMatches: ['/m/home', '[data-part="games/home-matches"]'],
  gameTypes: ['/m/home', '[data-part="games/home-games"] nav'],
  hotGames: ['/m/home', '#games-HOT'],
  lotteryMenu: ['/m/lottery', '[data-part="games/lottery"] h2'],
  lotteries: ['/m/lottery', '[data-part="games/lottery"] ul'],
  registerValidation: ['/m/register', '[data-part="account/register"] form'],
};

/** Entries that no page has a place for: each shows in what is drawn of others, or in whether a page opens. */
const UNSEEN: readonly Entry[] = [
  ...([
    'popupList',
    'promotionList',
    'helpList',
    'serviceLinks',
    'imageCdnList',
    'registerFields',
    'bankList',
  ] as const),
  ...(['villages', 'vassalage', 'startUp'] as const),
];

const names = [...Object.keys(calls), ...Object.keys(requests)] as RequestName[];
const kept = names.filter((name) => requestOf(name).kept !== undefined).map((name) => requestOf(name).path);
const startPaths = Object.values(startUp).map(({ path }) => path);
/** Paths whose answers are kept and are a member's own. */
const personal = names.flatMap((name) => {
  const { kept: place, path, auth, personal: own } = requestOf(name);
  return place !== undefined && (auth === 'member' || own) ? [path] : [];
});
/** Paths whose answers are kept for each language. */
const inLanguages = names.flatMap((name) => {
  const { kept: place, path, query = {} } = requestOf(name);
  return place !== undefined && Object.values(query).includes(LANGUAGE) ? [path] : [];
});
/** All paths whose answers are kept. */
const marked = [...new Set<string>([...kept, startUp.systemStatus.path, ofSession.memberInfo.path])];
const pages = [...new Set(Object.values(SHOWN).map(([address]) => address))];
const placesOn = (address: SiteAddress) =>
  Object.entries(SHOWN).flatMap(([entry, [page, place]]) => (page === address ? [[entry, place] as const] : []));
/** What no name of an answer is part of: its form and bars look the same in each visit. */
const UNNAMED = ['registerValidation'];

/** Expects each place of a page to show its entry as it was answered with this mark. */
const shows = async (page: Page, address: SiteAddress, mark: string) => {
  for (const [entry, place] of placesOn(address))
    await expect(page.locator(place).first(), entry).toContainText(UNNAMED.includes(entry) ? /./ : mark);
};

/** What only A has. The end of the card stands alone or after stars: times and hashes hold these digits by chance. */
const OWN_OF_A = String.raw`Asoka|4,?321\.09|(?<!\d)7777(?!\d)|1234567897777`;

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key);

test('what was there last time is shown at once, gives way to the new answer, and stays with its time without one', async ({
  page,
  site,
  expectedTrouble,
}) => {
  // Calls that fail on purpose say so in a toast, not on the console.
  expectedTrouble.push(/Failed to fetch/);
  expect([...Object.keys(SHOWN), ...UNSEEN].sort()).toEqual([...Object.keys(cached), 'memberInfo'].sort());
  await choose(page, { language: 'EN' });
  await site.set({ location: { country: 'TH', dialingCode: '66', areas: ['Bangkok'] } });
  await answerByVisit(page);
  const frames = await recordFrames(
    page,
    Object.fromEntries(Object.entries(SHOWN).map(([name, [, place]]) => [name, place])),
  );
  await page.goto(site.at('/art/logo/icon.svg'));
  const threeVisits = async (addresses: readonly SiteAddress[]) => {
    await nextVisit(page, { mark: 'one', marked });
    for (const address of addresses) {
      await page.goto(site.url(address));
      await shows(page, address, 'one');
    }
    for (const address of addresses) {
      await nextVisit(page, { mark: 'two', marked, held: true });
      await page.goto(site.url(address));
      await shows(page, address, 'one');
      for (const [entry] of placesOn(address)) {
        const seen = (await frames()).find(({ name }) => name === entry);
        expect(seen, entry).toMatchObject({ waited: false });
        if (!UNNAMED.includes(entry)) expect(seen?.texts[0], entry).toContain('one');
      }
      await release(page);
      await shows(page, address, 'two');
      for (const { name, jumped } of await frames()) expect([name, jumped]).toEqual([name, false]);
      await expect(page.locator('[data-as-of]')).toHaveCount(0);
    }
    const failing = marked.filter((path) => !startPaths.includes(path as never));
    for (const address of addresses) {
      await nextVisit(page, { mark: 'three', marked, failing });
      await page.goto(site.url(address));
      await expect(page.locator('[data-as-of]')).toContainText(/As of \d\d:\d\d\. /);
      await shows(page, address, 'two');
    }
  };
  await proves('F-CACHE-01', async () => {
    // The registration is a visitor's.
    await threeVisits(['/m/register']);
    await startSignedIn(page, site, await site.member({ nickname: 'Ploy' }));
    await threeVisits(pages.filter((address) => address !== '/m/register'));
    await expect.poll(() => stored(page, 'villages')).toContain('Bangkok three');
  });
});

/** Pages that show what the browser keeps, and who is here. */
const TOUR = ['/m/home', '/m/mine', '/m/help', '/m/withdraw'] as const;

async function goRound(page: Page): Promise<void> {
  for (const address of TOUR) await goWithin(page, address);
  // A card, or that there is none.
  await expect(page.locator('[data-part="wallet/withdraw"]').getByRole('button').last()).toBeVisible();
}

async function tour(page: Page, site: Site, mark: string, paths: readonly string[] = marked): Promise<void> {
  await page.goto(site.at('/art/logo/icon.svg'));
  await nextVisit(page, { mark, marked: paths });
  await page.goto(site.url('/m/home'));
  await goRound(page);
}

test('nothing that was kept is shown to another member, in another language or on another host', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  // The session of who logged out is refused.
  expectedTrouble.push(/401/);
  const other = await Site.create(ops, `${site.code}2`);
  const a = await site.member({ paymentPassword: '246810', nickname: 'Asoka Vong', balance: '4321.09' });
  const b = await site.member({ nickname: 'Benja Rak', balance: '12.00' });
  const c = await other.member({ username: 'chaiya', nickname: 'Chai Dee', balance: '7.00' });
  await site.card(a, '1234567897777');
  await choose(page, { language: 'EN' });
  await answerByVisit(page);
  const record = await recordTexts(page);
  const hasShown = (text: string) => expect.poll(() => record.texts().join('\n')).toContain(text);
  await startSignedIn(page, site, a);
  await tour(page, site, 'ofA', [...personal, ofSession.memberInfo.path]);
  const ofA = new RegExp(`ofA|${OWN_OF_A}`);
  for (const text of ['Asoka Vong', '4,321.09', '7777', ' ofA']) await hasShown(text);
  await page.goto(site.url('/m/home'));
  await closeGreetings(page);
  await signOut(page);
  await proves('F-CACHE-02', async () => {
    const stays = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stays).not.toMatch(new RegExp(OWN_OF_A));
    // Another member.
    await nextVisit(page, { mark: 'ofB', marked });
    await page.goto(site.url('/m/login'));
    await record.anew();
    await sendLogIn(page, b);
    await page.waitForURL(/\/m\/home$/);
    await goRound(page);
    await hasShown('Benja Rak');
    expect(record.texts().filter((text) => ofA.test(text))).toEqual([]);

    // Another language, with everything of the first one kept.
    await tour(page, site, 'inEN', inLanguages);
    await hasShown(' inEN');
    await page.evaluate(() => localStorage.setItem('language', 'TY'));
    await page.goto(site.at('/art/logo/icon.svg'));
    await record.anew();
    await tour(page, site, 'inTY');
    await hasShown(' inTY');
    expect(record.texts().filter((text) => ofA.test(text) || text.includes('inEN'))).toEqual([]);

    // Another host.
    await startSignedIn(page, other, c);
    await page.goto(other.at('/art/logo/icon.svg'));
    await record.anew();
    await tour(page, other, 'onOther');
    await hasShown('Chai Dee');
    await hasShown(' onOther');
    expect(record.texts().filter((text) => ofA.test(text) || /ofB|inEN|inTY|Benja/.test(text))).toEqual([]);
  });
});
