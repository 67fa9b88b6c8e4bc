import type { Page } from '@playwright/test';
import { Crawl } from '../support/crawl';
import { EVERYTHING } from '../support/everything';
import { expect, test } from '../support/fixtures';
import { pagesToOpen } from '../support/pages-to-open';
import { release, SECOND, WITHOUT_REWARDS } from '../support/release';
import { manifests } from '../support/remotes';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');

async function startTrial(page: Page, site: Site): Promise<void> {
  await page.goto(site.url('/m/trail'));
  await page.getByRole('button', { name: say('account', 'trial.start') }).click();
  await page.waitForURL(/\/m\/home$/);
}

interface Visitor {
  readonly type?: number;
  readonly arrive: (page: Page, site: Site) => Promise<unknown>;
}

const people: Readonly<Record<string, Visitor>> = {
  visitor: { arrive: (page, site) => page.goto(site.url('/m/home')) },
  member: {
    type: 0,
    arrive: async (page, site) => logIn(page, site, await site.member({ type: 0, vipLevel: 'VIP 3' })),
  },
  agent: { type: 1, arrive: async (page, site) => logIn(page, site, await site.member({ type: 1 })) },
  trial: { type: 4, arrive: startTrial },
};

// A trace of hundreds of pages takes longer than the crawl; errors name their place.
test.use({ trace: 'off' });

for (const [who, { type, arrive }] of Object.entries(people)) {
  test(`whatever is offered to a ${who} leads somewhere`, async ({ page, site, expectedTrouble }) => {
    // An upper limit; one or two minutes are usual.
    test.setTimeout(600_000);
    // The crawl sends empty forms and interrupts calls; it judges pages by what they show.
    expectedTrouble.push(/status of 4\d\d/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { language: 'EN' });
    await site.set({ trialOpen: true });
    await arrive(page, site);
    await site.set(EVERYTHING);
    const { open, refused } = pagesToOpen(site, type);
    const crawl = await Crawl.run(page, open, { refused });
    expect(crawl.deadEnds).toEqual([]);
    // For visitors a game leads to the log-in.
    const last = who === 'visitor' ? '/m/login' : '/m/launchGame';
    expect([...crawl.visited]).toEqual(expect.arrayContaining(['/m/home', '/m/gameList', last]));
    expect(crawl.pressed.length).toBeGreaterThan(30);
  });
}

/** Pages that agents have for themselves, and the record that the agent's home leads to. */
const ofAgents = new Set([
  '/m/transaction/record',
  ...manifests.flatMap(({ name, pages }) => (name === 'agent' ? Object.keys(pages) : [])),
]);

const CONTRACTS = ['getSalaryContract', 'getDevidendContract', 'getHourContract', 'agentDivident'];

for (const [type, hasContracts] of [
  [2, true],
  [41, false],
  [42, false],
] as const) {
  test(`whatever the pages of agents offer to type ${type} leads somewhere`, async ({
    page,
    site,
    ops,
    expectedTrouble,
  }) => {
    test.setTimeout(300_000);
    expectedTrouble.push(/status of 4\d\d/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { language: 'EN' });
    await site.set(EVERYTHING);
    const agent = await site.member({ type });
    const own = `/merchants/${site.code}/members/${agent.username}`;
    await ops.call('POST', `${own}/team`, { registered: 2, loggedIn: 1, betting: 1, online: 0 });
    if (hasContracts)
      for (const kind of ['salary', 'dividend', 'hourSalary'])
        await ops.call('POST', `${own}/contracts`, {
          ...{ kind, steps: [{ turnover: '10000', activeMembers: 1, percent: '0.5' }] },
        });
    await startSignedIn(page, site, agent);
    await page.goto(site.url('/m/agent'));
    const crawl = await Crawl.run(page, [site.url('/m/agent')], {
      within: (pathname) => ofAgents.has(pathname),
    });
    expect(crawl.deadEnds).toEqual([]);
    const visited = [...crawl.visited];
    expect(visited).toEqual(expect.arrayContaining(['/m/agentRegister', '/m/member/team', '/m/redRain', '/m/home']));
    const contracts = visited.filter((path) => CONTRACTS.some((name) => path.endsWith(`/${name}`)));
    expect(contracts.length > 0).toBe(hasContracts);
  });
}

test('an entry comes with the release that brings its page, whichever part offers it', async ({ page, site, ops }) => {
  const gift = {
    ...{ id: 901, type: 'PU', title: 'A gift', content: 'It waits in the reward center.', url: '', image: '' },
    ...{ promotionType: 'REFERRAL', execution: 'A' },
  };
  await ops.call('PUT', `/merchants/${site.code}/content/announcements`, { items: [gift] });
  await choose(page, { language: 'EN' });
  await site.set({ flags: { REWCEN3: true } });
  await release('promote', 'content', WITHOUT_REWARDS, '--merchant', site.code);
  await startSignedIn(page, site, await site.member({ type: 0 }));
  const greeting = page.getByRole('dialog', { name: gift.title });
  const button = greeting.getByRole('link', { name: say('content', 'popup.reward') });
  const rewards = page.getByRole('link', { name: say('account', 'mine.entry.rewards') });
  const center = page.locator('[data-part="account/mine"]');
  await page.goto(site.url('/m/home'));
  await expect(greeting).toContainText(gift.content);
  await expect(button).toHaveCount(0);
  await page.goto(site.url('/m/mine'));
  await expect(center.getByRole('link', { name: say('account', 'mine.quick.bets') })).toBeVisible();
  await expect(rewards).toHaveCount(0);

  await release('promote', 'content', SECOND, '--merchant', site.code);
  await page.goto(site.url('/m/mine'));
  await rewards.click();
  await expect(page).toHaveURL(site.url('/m/rewardCenter'));
  await expect(page.locator('[data-part="content/reward-center"]')).toBeVisible();
  await page.goto(site.url('/m/home'));
  await button.click();
  await expect(page).toHaveURL(site.url('/m/rewardCenter'));
});
