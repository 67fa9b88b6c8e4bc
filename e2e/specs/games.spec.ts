import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { choose } from '../support/site';

test('hot matches turn upwards by themselves', { tag: PUBLIC }, async ({ page, visited }) => {
  await choose(page, { language: 'EN' });
  await page.goto(visited.url('/m/home'));
  const track = page.getByTestId('match-track');
  await expect(track.getByText(/\d\d:\d\d/).first()).toBeVisible();
  await proves('S2-HOTMATCH-01', async () => {
    /** The next turn, stopped at its start, middle and end: position of the list in its frame, and the visible row. */
    const turn = await track.evaluate(async (list) => {
      const row = () => list.querySelector('[aria-hidden=false]');
      const frame = list.parentElement ?? list;
      const before = row()?.textContent ?? '';
      await new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (row()?.textContent === before) return;
          observer.disconnect();
          done();
        });
        observer.observe(list, { attributes: true, childList: true, subtree: true });
      });
      const motions = list.getAnimations();
      for (const motion of motions) motion.pause();
      const places = [0, 0.25, 0.5, 0.75, 0.999].map((share) => {
        for (const motion of motions) motion.currentTime = share * Number(motion.effect?.getComputedTiming().duration);
        const [inner, outer] = [list.getBoundingClientRect(), frame.getBoundingClientRect()];
        return { x: Math.round(inner.x - outer.x), y: inner.y - outer.y };
      });
      const [shown, seen] = [row()?.getBoundingClientRect(), frame.getBoundingClientRect()];
      return { places, after: row()?.textContent, before, high: shown?.height ?? 0, off: (shown?.y ?? 0) - seen.y };
    });
    const heights = turn.places.map(({ y }) => y);
    const [start = 0, end = 0] = [heights[0], heights.at(-1)];
    expect(turn.after).not.toBe(turn.before);
    expect(new Set(turn.places.map(({ x }) => x)).size).toBe(1);
    // It moves up by the height of a row, further at every step.
    expect(turn.high).toBeGreaterThan(20);
    expect(Math.abs(start - end - turn.high)).toBeLessThan(1);
    expect(Math.abs(turn.off)).toBeLessThan(1);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(new Set(heights.map(Math.round)).size).toBe(5);
  });
});

for (const width of [320, 375, 430]) {
  test(`the strip of studios shows four logos at once, ${width} px wide`, { tag: PUBLIC }, async ({
    page,
    visited,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 812 });
    await choose(page, { language: 'EN' });
    await page.goto(visited.url('/m/gameList?gameType=RNG'));
    const next = page.getByRole('button', { name: 'Next studios' });
    await expect(next).toBeEnabled();
    /** Logos that are completely visible in the strip, in one row. */
    const logos = () =>
      page.evaluate(() => {
        const strip = document.querySelector('[aria-label="Next studios"]')?.previousElementSibling;
        if (!strip) return [];
        const seen = strip.getBoundingClientRect();
        const inside = [...strip.querySelectorAll('button')].filter((logo) => {
          const box = logo.getBoundingClientRect();
          return box.width > 0 && box.right > seen.left + 1 && box.left < seen.right - 1;
        });
        const top = inside[0]?.getBoundingClientRect().top ?? 0;
        return inside.map((logo) => {
          const box = logo.getBoundingClientRect();
          const isWhole = box.left > seen.left - 1 && box.right < seen.right + 1 && box.bottom < seen.bottom + 1;
          return `${logo.getAttribute('aria-label')}${isWhole && Math.abs(box.top - top) < 1 ? '' : ', not whole'}`;
        });
      });
    await proves(['S2-GAMELIST-03', 'S9-CONST-09'], async () => {
      await expect.poll(async () => (await logos()).length).toBe(4);
      const first = await logos();
      expect(first.filter((name) => name.endsWith('not whole'))).toEqual([]);
      await next.click();
      const next4 = async () => (await logos()).filter((name) => first.includes(name) || name.endsWith('not whole'));
      await expect.poll(next4).toEqual([]);
      await expect.poll(async () => (await logos()).length).toBeLessThanOrEqual(4);
    });
  });
}

test('more games are asked for 500 px from the end, page after page', { tag: PUBLIC }, async ({ page, visited }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
  await page.addInitScript(() => {
    const asked: { page: string; distance: number }[] = [];
    Object.assign(window, { asked });
    const send = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const { scrollHeight } = document.documentElement;
      if (url.pathname === '/wps/game/list') {
        const distance = scrollHeight - scrollY - innerHeight;
        asked.push({ page: url.searchParams.get('pageNo') ?? '', distance });
      }
      return send(input, init);
    };
  });
  await page.goto(visited.url('/m/gameList?gameType=RNG'));
  const cards = page.locator('[data-part="games/game-list"]').getByRole('article');
  await expect(cards.nth(20)).toBeAttached();
  // What stands above the games would move their end.
  await expect(page.getByRole('button', { name: 'Next studios' })).toBeEnabled();
  const asked = () => page.evaluate(() => (window as unknown as { asked: { page: string; distance: number }[] }).asked);
  /** Scrolls until the end is `wanted` px away, and dispatches the scroll event once. */
  const standAt = (wanted: number) =>
    page.evaluate(
      (distance) =>
        new Promise<number>((heard) => {
          const root = document.documentElement;
          const tell = () => {
            const at = root.scrollHeight - scrollY - innerHeight;
            setTimeout(() => heard(at));
          };
          addEventListener('scroll', tell, { once: true });
          scrollTo({ top: root.scrollHeight - innerHeight - distance, behavior: 'instant' });
        }),
      wanted,
    );
  expect(await standAt(510)).toBe(510);
  expect((await asked()).map(({ page: number }) => number)).toEqual(['1']);
  expect(await standAt(499)).toBe(499);
  await expect.poll(async () => (await asked()).length).toBe(2);
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    // On a busy machine the page after it may be asked for before it is counted.
    expect((await asked()).length).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [50] });
  await proves('S9-CONST-07', async () => {
    const [, second, third] = await asked();
    expect([second?.page, second?.distance, third?.page]).toEqual(['2', 499, '3']);
  });
});

test('a draw is counted down by the clock of the platform, whatever that of the phone says', { tag: PUBLIC }, async ({
  browser,
  visited,
}) => {
  /** Seconds left of the first draw on a phone whose clock is off by `off`, and the second of our minute in which it ends. */
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
    await page.goto(visited.url('/m/lottery'));
    const timer = page.getByRole('button', { name: /Lantern Minute/ }).getByRole('timer');
    // Between a draw and the next answer the timer briefly shows zero.
    await expect(timer).not.toHaveText('00:00');
    /** The text at its next change, and when that was by the browser's own clock, which the page cannot set. */
    const { text, at } = await timer.evaluate(
      (element) =>
        new Promise<{ text: string; at: number }>((done) => {
          const observer = new MutationObserver(() => {
            const now = element.textContent ?? '';
            if (now === '00:00') return;
            observer.disconnect();
            done({ text: now, at: performance.timeOrigin + performance.now() });
          });
          observer.observe(element, { characterData: true, childList: true, subtree: true });
        }),
    );
    await page.close();
    const left = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return { left, inMinute: (at / 1000 + left) % 60 };
  };
  const phones = [await leftOn(0), await leftOn(600_000), await leftOn(-600_000)];
  const first = phones[0]?.inMinute ?? 0;
  for (const { left, inMinute } of phones) {
    expect(left, 'a draw every minute').toBeLessThanOrEqual(61);
    const apart = Math.abs(inMinute - first);
    expect(Math.min(apart, 60 - apart), 'the same moment').toBeLessThan(4);
  }
});
