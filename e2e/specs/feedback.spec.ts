import type { Locator, Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
import { GIF, JPEG, pngOf, SVG } from '../support/sent-pictures';
import { startSignedIn } from '../support/signed-in';
import { choose, type MadeMember, type Site, sendLogIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const text = (key: string, values: Record<string, number> = {}) =>
  say('content', key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const part = (page: Page) => page.locator('[data-part="content/feedback"]');
const area = (page: Page) => part(page).getByRole('textbox', { name: text('feedback.text') });
const send = (page: Page) => part(page).getByRole('button', { name: text('feedback.send'), exact: true });
const rows = (page: Page) => part(page).getByRole('link', { name: /Waiting|Answered/ });
const tiles = (where: Locator) => where.getByRole('img', { name: /^Picture \d$/ });
const thanks = (page: Page) => part(page).getByRole('heading', { name: text('feedback.thanks') });
const RANGE = text('feedback.range', { min: 10, max: 500 });

interface Told {
  feedback: { id: number; content: string; username: string }[];
}
const told = async (ops: Ops, site: Site) => (await ops.call<Told>('GET', `/merchants/${site.code}/feedback`)).feedback;

/** Chooses files as the picture button does. */
const add = (where: Locator, ...files: { name: string; buffer: Buffer }[]) =>
  where.getByLabel(text('writing.file')).setInputFiles(files.map((file) => ({ mimeType: 'image/png', ...file })));

/** Goes on from the prompt that asks for a log-in. */
async function goLogIn(page: Page, member: MadeMember): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await sendLogIn(page, member);
}

async function begin(page: Page, site: Site, path: '/m/mine' | '/m/feedback' = '/m/feedback'): Promise<MadeMember> {
  const member = await site.member({ type: 0 });
  await startSignedIn(page, site, member);
  await page.goto(site.url(path));
  return member;
}

test.beforeEach(async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.set({ flags: { FEEDBACK3: true } });
});

test('a member writes with pictures, keeps what was typed through every failure, and sends it once', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\/wps\//, /Failed to load resource/);
  const member = await begin(page, site, '/m/mine');
  await proves('S2-MINE-23', async () => {
    await page.getByRole('link', { name: say('account', 'mine.entry.feedback') }).click();
    await expect(page).toHaveURL(/\/m\/feedback$/);
    await expect(area(page)).toBeVisible();
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await proves('F-FEEDBACK-01', async () => {
    await area(page).fill('123456789');
    await send(page).click();
    await expect(area(page)).toHaveAccessibleDescription(RANGE);
    await expect(area(page)).toBeFocused();
    await area(page).fill('🏮'.repeat(9));
    await send(page).click();
    await expect(area(page)).toHaveAttribute('aria-invalid', 'true');
    await area(page).fill('🏮'.repeat(495));
    await expect(part(page).getByText(text('writing.left_other', { count: 5 }))).toBeAttached();
    expect(sent).toEqual([]);
    await area(page).fill('🏮'.repeat(500));
    await add(part(page), { name: 'one.png', buffer: pngOf(60, 40) });
    await add(part(page), { name: 'two.jpg', buffer: JPEG });
    await expect(tiles(part(page))).toHaveCount(2);
    await part(page)
      .getByRole('button', { name: text('writing.remove', { place: 1 }) })
      .click();
    await expect(tiles(part(page))).toHaveCount(1);
    // What the platform does not take as a picture is said, and text and pictures stay.
    await add(part(page), { name: 'cut.jpg', buffer: JPEG.subarray(0, 60) });
    await send(page).click();
    await expect(part(page).getByRole('alert')).toContainText(say('shared', 'error.picture.invalid'));
    await expect(area(page)).toHaveValue('🏮'.repeat(500));
    await expect(tiles(part(page))).toHaveCount(2);
    await part(page)
      .getByRole('button', { name: text('writing.remove', { place: 2 }) })
      .click();
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    // An answer that is lost makes one entry.
    await part(page)
      .getByRole('button', { name: text('feedback.another') })
      .click();
    await area(page).fill('Whose answer is lost');
    await page.route('**/wps/feedback', async (route) => {
      // Node does not resolve subdomains of localhost.
      const url = `http://127.0.0.1:${process.env['E2E_PORT']}/wps/feedback`;
      await route.fetch({ url, headers: { ...route.request().headers(), host: site.host } });
      await route.abort();
    });
    await page.route('**/wps/transaction/outcome?*', (route) => route.abort());
    await send(page).click();
    await expect(part(page).getByText(say('shared', 'money.checking'))).toBeVisible();
    await page.unroute('**/wps/feedback');
    await page.unroute('**/wps/transaction/outcome?*');
    await expect(thanks(page)).toBeVisible();
    // Two presses make one entry.
    await part(page)
      .getByRole('button', { name: text('feedback.another') })
      .click();
    await area(page).fill('1234567890');
    await send(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    await part(page)
      .getByRole('button', { name: text('feedback.another') })
      .click();
    // A reload keeps the text, and so does the end of the session, with the picture.
    await area(page).fill('What was typed before');
    await page.reload();
    await expect(area(page)).toHaveValue('What was typed before');
    await add(part(page), { name: 'kept.png', buffer: pngOf(30, 30) });
    await ops.call('DELETE', `/merchants/${site.code}/members/${member.username}/sessions`);
    await send(page).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await sendLogIn(page, member);
    await expect(area(page)).toHaveValue('What was typed before');
    await expect(tiles(part(page))).toHaveCount(1);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    const all = await told(ops, site);
    expect(all.map(({ content }) => content)).toEqual([
      ...['What was typed before', '1234567890', 'Whose answer is lost', '🏮'.repeat(500)],
    ]);
  });
  await proves(['S1-FEEDBACK-01', 'S7-API-64'], async () => {
    expect(sent).toContain('PUT /wps/feedback');
    await expect(rows(page)).toHaveCount(4);
  });
});

test('pictures that are none, too large or too many are not taken', async ({ page, site }) => {
  await begin(page, site);
  await proves('S2-ROUTES-31', async () => {
    await expect(area(page)).toBeVisible();
    await expect(part(page).getByRole('button', { name: text('writing.add') })).toBeVisible();
  });
  const png = pngOf(20, 20);
  const note = part(page).getByText(text('writing.fault.type'));
  await proves('S5-FEEDBACK-02', async () => {
    await add(part(page), { name: 'a.gif', buffer: GIF }, { name: 'b.png', buffer: SVG });
    await expect(note).toBeVisible();
    await expect(tiles(part(page))).toHaveCount(0);
    await add(part(page), { name: 'named.gif', buffer: png });
    await expect(tiles(part(page))).toHaveCount(1);
  });
  await proves('S5-FEEDBACK-03', async () => {
    const most = 5 * 1024 * 1024;
    await add(part(page), { name: 'large.png', buffer: Buffer.concat([png, Buffer.alloc(most + 1 - png.length)]) });
    await expect(part(page).getByText(text('writing.fault.size'))).toBeVisible();
    await expect(tiles(part(page))).toHaveCount(1);
    await add(part(page), { name: 'full.png', buffer: Buffer.concat([png, Buffer.alloc(most - png.length)]) });
    await expect(tiles(part(page))).toHaveCount(2);
  });
  await proves('S5-FEEDBACK-04', async () => {
    await add(part(page), { name: 'c.png', buffer: png }, { name: 'd.png', buffer: pngOf(21, 20) });
    await expect(part(page).getByText(text('writing.fault.count', { max: 3 }))).toBeVisible();
    await expect(tiles(part(page))).toHaveCount(3);
    await expect(part(page).getByRole('button', { name: text('writing.add') })).toBeDisabled();
  });
});

test('what was written is read with its answer by its member alone, and the sixth of a day waits', async ({
  page,
  site,
  ops,
}) => {
  await begin(page, site);
  await proves('F-FEEDBACK-03', async () => {
    for (const at of [1, 2, 3, 4, 5]) {
      await area(page).fill(`Feedback number ${at} <b>&amp;</b>`);
      if (at === 5) await add(part(page), { name: 'a.png', buffer: pngOf(50, 50) });
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await part(page)
        .getByRole('button', { name: text('feedback.another') })
        .click();
    }
    await area(page).fill('One too many today');
    await send(page).click();
    await expect(part(page).getByRole('alert')).toContainText('You have sent 5 today');
    await expect(part(page).getByRole('alert')).toContainText(/next one from \w+ \d+, \d{4}/);
    await expect(area(page)).toHaveValue('One too many today');
    const all = await told(ops, site);
    expect(all).toHaveLength(5);
    const newest = all[0]?.id ?? 0;
    await ops.call('POST', `/merchants/${site.code}/feedback/${newest}/answer`, { answer: '<i>Thank you</i> {{x}}' });
    await page.reload();
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).first()).toContainText('Answered');
    await expect(rows(page).nth(1)).toContainText('Waiting');
    await rows(page).first().click();
    await expect(part(page).getByText('Feedback number 5 <b>&amp;</b>', { exact: true })).toBeVisible();
    await expect(part(page).getByText('<i>Thank you</i> {{x}}', { exact: true })).toBeVisible();
    const picture = tiles(part(page));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(50);
    await seesNoBarrier(page);
    const other = await page.context().browser()?.newContext();
    const elsewhere = await other?.newPage();
    if (elsewhere === undefined) throw new Error('no second browser');
    await choose(elsewhere, { language: 'EN' });
    await startSignedIn(elsewhere, site, await site.member({ type: 0 }));
    await elsewhere.goto(site.url(`/m/feedback?id=${newest}`));
    await expect(part(elsewhere).getByText(text('feedback.gone'))).toBeVisible();
    await other?.close();
  });
});

test('the function shows and hides the entry, and closes the page', async ({ page, site }) => {
  await begin(page, site, '/m/mine');
  const entry = page.getByRole('link', { name: say('account', 'mine.entry.feedback') });
  await proves('S6-FLAGS-15', async () => {
    await expect(entry).toBeVisible();
    await site.set({ flags: { FEEDBACK3: false } });
    await page.reload();
    await expect(page.getByRole('link', { name: say('account', 'mine.quick.deposit') }).first()).toBeVisible();
    await expect(entry).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.url('/m/feedback'));
    await expect(page.getByText(say('shared', 'error.permission.denied'))).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/wps/feedback'))).toEqual([]);
  });
});

test('an activity takes one application of a member, and a visitor comes back to it', async ({ page, site, ops }) => {
  const activity = { id: 7, summary: 'S', content: '<p>Rules</p>', applies: true };
  const put = (more: object = {}) =>
    ops.call('PUT', `/merchants/${site.code}/content/activities`, {
      items: [
        { title: 'Lantern night', ...activity, ...more },
        { title: 'Other night', ...activity, id: 8 },
      ],
    });
  await put();
  const member = await site.member({ type: 0 });
  const one = page.locator('[data-part="content/activity-info"]');
  const comment = one.getByRole('textbox', { name: text('apply.comment') });
  const apply = one.getByRole('button', { name: text('apply.send'), exact: true });
  await proves('F-APPLY-01', async () => {
    await page.goto(site.url('/m/activityInfo?id=7'));
    await one.getByRole('button', { name: text('apply.login') }).click();
    await goLogIn(page, member);
    await expect(page).toHaveURL(/\/m\/activityInfo\?id=7$/);
    await comment.fill('🏮'.repeat(140));
    await comment.press('End');
    await comment.pressSequentially('b');
    await expect(comment).toHaveValue('🏮'.repeat(140));
    await comment.fill('a'.repeat(140));
    await comment.pressSequentially('b');
    await expect(comment).toHaveValue('a'.repeat(140));
    const pictures = [30, 31, 32, 33].map((size) => ({ name: `${size}.png`, buffer: pngOf(size, size) }));
    await add(one, ...pictures);
    await expect(tiles(one)).toHaveCount(3);
    await seesNoBarrier(page);
    // The same member applies elsewhere meanwhile.
    const tab = await page.context().newPage();
    await startSignedIn(tab, site, member);
    await tab.goto(site.url('/m/activityInfo?id=7'));
    const there = tab.locator('[data-part="content/activity-info"]');
    await there.getByRole('button', { name: text('apply.send'), exact: true }).click();
    await expect(there.getByText(text('apply.state.waiting'))).toBeVisible();
    await tab.close();
    const { applications } = await ops.call<{ applications: { id: number }[] }>(
      'GET',
      `/merchants/${site.code}/applications`,
    );
    const [first] = applications;
    expect(applications).toHaveLength(1);
    await ops.call('POST', `/merchants/${site.code}/applications/${first?.id}/decide`, { state: 'accepted' });
    await apply.click();
    await expect(one.getByText(text('apply.again'))).toBeVisible();
    await expect(one.getByText(text('apply.state.accepted'))).toBeVisible();
    // An activity that ends while somebody writes refuses, and the text stays.
    await page.goto(site.url('/m/activityInfo?id=8'));
    await comment.fill('Just in time?');
    await put({ id: 9 });
    await ops.call('PUT', `/merchants/${site.code}/content/activities`, {
      items: [{ title: 'Other night', ...activity, id: 8, endsAt: Date.now() - 1000, to: Date.now() + 3_600_000 }],
    });
    await apply.click();
    await expect(one.getByRole('alert')).toContainText(text('apply.over'));
    await expect(comment).toHaveValue('Just in time?');
  });
});
