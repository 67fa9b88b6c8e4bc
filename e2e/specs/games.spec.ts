import { expect, proves, test } from '../support/fixtures';
import { choose } from '../support/site';

test('hot matches turn upwards by themselves', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/home'));
  const track = page.getByTestId('match-track');
  await expect(track.getByText(/\d\d:\d\d/).first()).toBeVisible();
  await proves('S2-HOTMATCH-01', async () => {
    /** Where the list stood in its window, frame by frame, until it came to rest on another row. */
    const turn = await track.evaluate(async (list) => {
      const row = () => list.querySelector('[aria-hidden=false]')?.textContent ?? '';
      const frame = list.parentElement ?? list;
      const before = row();
      const places: { x: number; y: number }[] = [];
      const isMoving = () => list.getAnimations().some(({ playState }) => playState === 'running');
      while (row() === before || isMoving() || places.length < 2) {
        await new Promise(requestAnimationFrame);
        const [inner, outer] = [list.getBoundingClientRect(), frame.getBoundingClientRect()];
        places.push({ x: Math.round(inner.x - outer.x), y: Math.round(inner.y - outer.y) });
      }
      return { places, before, after: row(), high: list.firstElementChild?.getBoundingClientRect().height ?? 0 };
    });
    const heights = turn.places.map(({ y }) => y);
    const [start = 0, end = 0] = [heights[0], heights.at(-1)];
    expect(turn.after).not.toBe(turn.before);
    expect(new Set(turn.places.map(({ x }) => x)).size).toBe(1);
    // Up by the height of one row, and on every step of the way.
    expect(Math.abs(start - end - turn.high)).toBeLessThanOrEqual(1);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(new Set(heights).size).toBeGreaterThan(4);
  });
});

for (const width of [320, 375, 430]) {
  test(`the strip of studios shows four logos at once, ${width} px wide`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 812 });
    await choose(page, { language: 'EN' });
    await page.goto(site.url('/m/gameList?gameType=RNG'));
    const next = page.getByRole('button', { name: 'Next studios' });
    await expect(next).toBeEnabled();
    /** Names of the studios that the window of the strip shows whole. */
    const logos = () =>
      page.evaluate(() => {
        const strip = document.querySelector('[aria-label="Next studios"]')?.previousElementSibling;
        if (!strip) return [];
        const { left, right } = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('button')]
          .filter((logo) => {
            const box = logo.getBoundingClientRect();
            return box.width > 0 && box.right > left + 1 && box.left < right - 1;
          })
          .map((logo) => logo.getAttribute('aria-label'));
      });
    await proves(['S2-GAMELIST-03', 'S9-CONST-09'], async () => {
      const first = await logos();
      expect(first).toHaveLength(4);
      await next.click();
      await expect.poll(async () => (await logos()).filter((name) => first.includes(name))).toEqual([]);
      expect((await logos()).length).toBeLessThanOrEqual(4);
    });
  });
}

test('more games are asked for 500 px from the end, once a second', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
  await page.addInitScript(() => {
    const asked: { page: string; distance: number; at: number }[] = [];
    Object.assign(window, { asked });
    const send = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const { scrollHeight } = document.documentElement;
      if (url.pathname === '/wps/game/list') {
        const distance = scrollHeight - scrollY - innerHeight;
        asked.push({ page: url.searchParams.get('pageNo') ?? '', distance, at: performance.now() });
      }
      return send(input, init);
    };
  });
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  const cards = page.locator('[data-part="games/game-list"]').getByRole('article');
  await expect(cards.nth(20)).toBeAttached();
  const STEP = 6;
  const asked = await page.evaluate(async (step) => {
    const { asked: list } = window as unknown as { asked: { page: string; distance: number; at: number }[] };
    const frame = () => new Promise(requestAnimationFrame);
    const has = (number: string) => list.some(({ page: one }) => one === number);
    while (!has('2')) {
      scrollBy(0, step);
      await frame();
    }
    // From here on as near to the end as one can get: only the pace holds the third page back.
    while (!has('3')) {
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
    }
    return list;
  }, STEP);
  await proves('S9-CONST-07', async () => {
    const [second, third] = asked.filter(({ page: number }) => number !== '1');
    expect(second?.distance).toBeLessThanOrEqual(500);
    expect(second?.distance).toBeGreaterThan(500 - 4 * STEP);
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  });
});

test('a draw is counted down by the clock of the platform, whatever that of the phone says', async ({
  browser,
  site,
}) => {
  /** What is left of the first draw on a phone whose clock is so far off, in seconds, and the second of our minute that it ends in. */
  const leftOn = async (off: number) => {
    const page = await browser.newPage();
    await choose(page, { language: 'EN' });
    await page.addInitScript((ms) => {
      const Right = Date;
      class Wrong extends Right {
        constructor(...given: unknown[]) {
          super(...((given.length === 0 ? [Right.now() + ms] : given) as [number]));
        }
        static override now = () => Right.now() + ms;
      }
      globalThis.Date = Wrong as DateConstructor;
    }, off);
    await page.goto(site.url('/m/lottery'));
    const timer = page.getByRole('button', { name: /Lantern Minute/ }).getByRole('timer');
    // Between a draw and the next answer nothing is left, for a moment.
    await expect(timer).not.toHaveText('00:00');
    const text = await timer.textContent();
    const read = Date.now();
    await page.close();
    const left = (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return { left, inMinute: (read / 1000 + left) % 60 };
  };
  const phones = [await leftOn(0), await leftOn(600_000), await leftOn(-600_000)];
  const first = phones[0]?.inMinute ?? 0;
  for (const { left, inMinute } of phones) {
    expect(left, 'a draw every minute').toBeLessThanOrEqual(61);
    const apart = Math.abs(inMinute - first);
    expect(Math.min(apart, 60 - apart), 'the same moment').toBeLessThan(4);
  }
});
