import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { choose } from '../support/site';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** Phones whose viewport is the whole screen, with a home indicator over the lower edge. */
const phones = [
  { name: 'an iPhone in the native shell', agent: `${IPHONE} MCAPP`, width: 375, height: 812, bottom: 34, tall: true },
  { name: 'a large one', agent: `${IPHONE} MCAPP`, width: 430, height: 932, bottom: 34, tall: true },
  { name: 'one without a covered edge', agent: `${IPHONE} MCAPP`, width: 375, height: 812, bottom: 0, tall: true },
  { name: 'a lower one', agent: `${IPHONE} MCAPP`, width: 375, height: 811, bottom: 0, tall: false },
  { name: 'an iPhone in its browser', agent: IPHONE, width: 375, height: 812, bottom: 34, tall: false },
  {
    name: 'another phone in the shell',
    agent: 'Mozilla/5.0 (Linux; Android 14) MCAPP',
    width: 375,
    height: 812,
    bottom: 0,
    tall: false,
  },
];

for (const { name, agent, width, height, bottom, tall } of phones) {
  test(`the height of the footer on ${name}`, { tag: PUBLIC }, async ({ browser, visited }) => {
    const context = await browser.newContext({
      userAgent: agent,
      viewport: { width, height },
      screen: { width, height },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
    await choose(page, { language: 'EN' });
    await page.goto(visited.url('/m/gameList?gameType=RNG'));
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    const measured = await footer.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      safe: Number.parseFloat(getComputedStyle(element).paddingBlockEnd),
      targets: [...element.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().height),
      over: element.scrollHeight - element.clientHeight,
    }));
    expect(measured.safe).toBeGreaterThanOrEqual(bottom);
    await proves('S2-FOOTER-23', async () => {
      const wanted = 1.7 * measured.rem;
      if (tall) expect(measured.height).toBeCloseTo(wanted, 1);
      else expect(Math.abs(measured.height - wanted)).toBeGreaterThan(1);
    });
    expect(Math.min(...measured.targets)).toBeGreaterThanOrEqual(44);
    expect(measured.over).toBeLessThanOrEqual(0);
    await context.close();
  });
}
