import { expect, test } from '../support/fixtures';
import { openHeld, placesIn, seenIn, untilPainted } from '../support/held-page';
import { openWithoutPicture } from '../support/no-picture';
import type { Site } from '../support/site';

const FIELDS = { payeeName: true, email: false, affiliateCode: false, line: true };
const asked = Object.fromEntries(Object.entries(FIELDS).map(([name, required]) => [name, { enabled: true, required }]));
const PART = '[data-part="account/register"]';

for (const [way, flags] of [
  ['name', { USERNAMEREG3: true, MOBILENUMREG3: false }],
  ['number', { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true }],
  ['name or number', { USERNAMEREG3: true, MOBILENUMREG3: true }],
] as const) {
  test(`a cold visit of registration by ${way} shows its form before any script, and the page takes its place without a move`, async ({
    page,
    site,
  }) => {
    await site.set({ flags, registerFields: asked });
    const release = await openHeld(page, site, '/m/register');
    const picture = await placesIn(page, '.boot-page');
    for (const name of Object.keys(FIELDS)) await expect(page.locator(`.boot-page [name="${name}"]`)).toBeAttached();
    await untilPainted(page);
    await release();
    const places = await placesIn(page, PART);
    expect(places.map(([tag, text]) => [tag, text])).toEqual(picture.map(([tag, text]) => [tag, text]));
    // A country with its name makes the choice of numbers a quarter of a pixel wider.
    const moved = places.flatMap((place, at) =>
      place.slice(2).map((length, of) => Math.abs(Number(length) - Number(picture[at]?.[of + 2]))),
    );
    expect(Math.max(...moved)).toBeLessThan(0.5);
    const { shift, largest } = await seenIn(page);
    expect(shift).toBeLessThan(0.01);
    expect(new Set(largest)).toEqual(new Set(['picture']));
  });
}

test('what is typed into a registration before the page is there stands in its fields, and is sent once', async ({
  page,
  site,
}) => {
  await site.set({ registerFields: asked });
  const release = await openHeld(page, site, '/m/register');
  await page.locator('.boot-page [name="username"]').fill('lotus88');
  await page.locator('.boot-page [name="email"]').fill('lotus@example.com');
  await page.locator('.boot-page [type="submit"]').tap();
  await release();
  await expect(page.locator(`${PART} [name="username"]`)).toHaveValue('lotus88');
  await expect(page.locator(`${PART} [name="email"]`)).toHaveValue('lotus@example.com');
  // The press was carried out: the first field that is missing says so.
  await expect(page.locator(`${PART} [name="password"]`)).toHaveAttribute('aria-invalid', 'true');
});

const none = async (page: Parameters<typeof openHeld>[0], site: Site, path: string) => {
  await openWithoutPicture(page, site.at(path));
  await expect(page.locator(`${PART} form`)).toBeVisible();
};

test('a registration has no picture with a code of a friend, with rules of the merchant, or with a captcha', async ({
  page,
  site,
}) => {
  await none(page, site, '/m/register?affiliateCode=FRIEND');
  await site.set({ registerRules: { username: { rule: { min: 5 } } } });
  await none(page, site, '/m/register');
  await site.set({ registerRules: {}, registerFields: { captcha: { enabled: true, required: true } } });
  await none(page, site, '/m/register');
});
