import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { marks, tasksOf } from '../support/long-tasks';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');

/** Ms from which on a browser calls a task long. */
const LONG_TASK = 50;

test('a rain is waited for, taken part in without chasing anything, and told after a reload', async ({
  page,
  site,
  ops,
}) => {
  await choose(page, { language: 'EN' });
  await site.set({ agentMenu: { redRain: true } });
  await startSignedIn(page, site, await site.member({ type: 1, balance: '0' }));
  await page.goto(site.url('/m/redRain'));
  const shown = page.locator('[data-part="agent/red-rain"]');
  await expect(shown.getByText(say('agent', 'rain.nothing'))).toBeVisible();
  await ops.call('POST', `/merchants/${site.code}/rains`, { startsAt: Date.now() + 12_000, pot: '10.00', packets: 1 });
  await page.reload();
  await expect(shown.getByRole('timer')).toBeVisible();
  await seesNoBarrier(page);
  const open = shown.getByRole('button', { name: say('agent', 'rain.open') });
  await expect(open).toBeVisible();
  await page.waitForLoadState('networkidle');

  await proves(['S2-ROUTES-54', 'F-REDRAIN-04'], async () => {
    // It rains: the browser moves the packets alone, and a slow processor is never busy for long.
    const moved = await open.evaluate((field) =>
      field.getAnimations({ subtree: true }).map(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const timing = ['offset', 'easing', 'composite', 'computedOffset'];
        return frames.flatMap((frame) => Object.keys(frame).filter((key) => !timing.includes(key))).join();
      }),
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(new Set(moved)).toEqual(new Set(['transform,transform']));
    const tasks = await tasksOf(page, () =>
      open.evaluate(
        (field, { from, to }) =>
          new Promise<void>((done) => {
            let seconds = 0;
            new MutationObserver(() => {
              seconds += 1;
              if (seconds === 1) performance.mark(from);
              if (seconds !== 6) return;
              performance.mark(to);
              done();
            }).observe(field, { subtree: true, childList: true, characterData: true });
          }),
        marks,
      ),
    );
    expect(tasks.length).toBeGreaterThan(10);
    expect(tasks[0]).toBeLessThan(LONG_TASK);

    // With reduced motion a button rests where it rained.
    const sky = await open.boundingBox();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => open.evaluate((field) => field.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(open.locator('> span').first()).toBeHidden();
    await expect.poll(() => open.boundingBox()).toEqual(sky);
    await seesNoBarrier(page);

    // One control, which keyboard and reader find with the seconds in words.
    await expect(shown.locator('a, button, input, [tabindex]')).toHaveCount(1);
    await expect(open).toHaveAccessibleName(/^Open a packet \d+ seconds? left$/);
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown.getByText('฿10.00')).toBeVisible();
  });
  await expect(page.getByRole('banner')).toContainText('฿10.00');
  await page.reload();
  await proves('F-REDRAIN-03', () => expect(shown.getByText('฿10.00')).toBeVisible());
});
