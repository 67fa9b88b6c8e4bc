import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const name = words('EN')('shared', 'ui.back');

/** Pages with the site's bar and with their own, most of them not opened before. */
const ways = {
  visitor: [
    '/m/lottery',
    '/m/forget',
    '/m/gameList?gameType=RNG',
    '/m/register',
    '/m/notice',
    '/m/login',
    '/m/lottery',
  ],
  member: ['/m/securityCenter', '/m/set', '/m/activity', '/m/voucherCenter', '/m/gameRecord', '/m/member/benefits'],
} as const;

for (const [who, [first, ...others]] of Object.entries(ways)) {
  test(`the way back is never away while one page of a ${who} follows another`, async ({ page, site }) => {
    await choose(page, { language: 'EN' });
    await page.addInitScript((label) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 0;
      Object.assign(window, {
        hasWayBack: () => [...document.querySelectorAll(`[aria-label="${label}"], [data-behind]`)].some(isSeen),
      });
    }, name);
    if (who === 'member') await startSignedIn(page, site, await site.member());
    await page.goto(site.url(first));
    await expect(page.getByLabel(name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const path of others) {
      const frames = await page.evaluate(async (to) => {
        const { hasWayBack } = window as never as { hasWayBack: () => boolean };
        const seen: boolean[] = [];
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const hasCome = () => document.querySelector(`[data-page="${to.split('?')[0]}"] [data-part]`) !== null;
        for (let rest = 0; rest < 30; rest = hasCome() ? rest + 1 : 0) {
          await new Promise(requestAnimationFrame);
          seen.push(hasWayBack());
        }
        return seen;
      }, path);
      expect(frames.filter((there) => !there).length, `${path}: frames without it, of ${frames.length}`).toBe(0);
    }
  });
}
