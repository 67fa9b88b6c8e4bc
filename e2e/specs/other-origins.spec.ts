import { listen } from '../support/beacons';
import { type Team, teamElsewhere } from '../support/elsewhere';
import { expect, test } from '../support/fixtures';
import { expectForeign, foreignPart, noteFiles, openForeign } from '../support/foreign-page';
import type { Misdeed } from '../support/other-origin';
import { liveParts, release } from '../support/release';
import { choose, type Site } from '../support/site';

// One worker: the origins listen in it.
test.describe.configure({ mode: 'default' });

let team: Team;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  team = await teamElsewhere();
});
test.afterAll(() => team?.close());
test.afterEach(() => team.misbehave());

const baseVersion = (): string => liveParts()['content']?.metadata.version ?? '';
const said = (what: 'allow' | 'forbid', { code }: Site) =>
  release('origins', what, 'content', team.origin, '--merchant', code);
const policies = (html: string): string[] =>
  [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(([, policy = '']) => policy);

test('a release runs from the origin of its team once the merchant allows it, and from no other folder there', async ({
  page,
  site,
}) => {
  const { own } = team.versions;
  const promote = () => release('promote', 'content', own, '--merchant', site.code);
  team.asked.length = 0;
  await expect(promote()).rejects.toThrow(/does not allow content that origin/);
  expect(team.asked, 'nothing is asked of an origin that is not allowed').toEqual([]);
  await said('allow', site);
  await promote();
  await choose(page, { language: 'EN' });
  const noted = await noteFiles(page);
  const document = await page.goto(site.at('/m/hello'));
  await expect(page.getByRole('heading', { name: 'From this house' })).toHaveCSS('color', 'rgb(4, 5, 6)');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByText('And later')).toBeVisible();
  const { files, renderers } = await noted();
  const theirs = files.filter(([address]) => address.startsWith(team.origin));
  expect(theirs.length).toBeGreaterThan(2);
  expect(theirs.filter(([, hash]) => !hash.startsWith('sha256-'))).toEqual([]);
  expect(renderers, 'one React').toBe(1);
  const [policy = ''] = policies((await document?.text()) ?? '');
  expect(policy).toContain(`script-src 'self' ${team.origin}/content/${own}/ 'sha256-`);
  expect(policy).toContain(`connect-src 'self' ${team.origin}/content/${own}/`);
});

for (const builtAs of ['scripts', 'modules'] as const)
  test(`what another bundler made runs from the origin of its team: ${builtAs}`, async ({ page, site }) => {
    await said('allow', site);
    await openForeign(page, site, team.versions[builtAs]);
    await expectForeign(page, team.versions[builtAs]);
  });

const misdeeds: readonly (readonly [files: RegExp, how: Misdeed])[] = [
  [/mf-manifest/, 'tamper'],
  [/remoteEntry/, 'no CORS'],
  [/remoteEntry/, 'elsewhere'],
  [/notice.*[.]js$/, 'tamper'],
  [/notice.*[.]js$/, 'html'],
  [/notice.*[.]css$/, '404'],
  [/notice.*[.]css$/, 'hang'],
];

test('whatever the holder of that origin answers, the last good release serves, and the platform is told', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/./);
  const told = listen(page);
  await said('allow', site);
  await openForeign(page, site, team.versions.scripts);
  for (const [files, how] of misdeeds)
    await test.step(`${files.source}: ${how}`, async () => {
      team.misbehave(files, how, team.third);
      await page.goto(site.url('/m/notice'), { waitUntil: 'commit' });
      await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 60_000 });
      await expect(page.getByText('From another house')).toHaveCount(0);
    });
  await page.goto('about:blank');
  const failed = () =>
    told.flatMap(({ parts }) => parts).filter((each) => each.version === team.versions.scripts && each.failed);
  await expect.poll(() => failed().length).toBeGreaterThan(0);
});

test('an origin that is taken off the list is in no new document, and the last good release serves', async ({
  page,
  site,
}) => {
  await said('allow', site);
  await openForeign(page, site, team.versions.scripts);
  await expect(page.getByRole('heading', { name: 'From another house' })).toBeVisible();
  await said('forbid', site);
  // What the page still asks for when it is idle does not count.
  await page.goto(site.at('/art/logo/icon.svg'));
  team.asked.length = 0;
  const document = await page.goto(site.url('/m/notice'));
  await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion());
  expect(await document?.text()).not.toContain(team.origin);
  expect(team.asked).toEqual([]);
});
