import type { Locator, Page } from '@playwright/test';
import { anyGame } from '../support/ask';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { brokenLayout } from '../support/layout';
import type { Ops } from '../support/ops';
import { choose, logIn, type MadeMember, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const DAY_MS = 86_400_000;
const MOST = '999999999999.99';

type Play = (member: MadeMember, stake: string, payout: string, daysAgo?: number) => Promise<unknown>;

/** Logs an agent in, and gives a function that adds a decided bet of a member. */
async function enter(page: Page, site: Site, ops: Ops, agent: MadeMember): Promise<Play> {
  await logIn(page, site, agent);
  const nodeId = await anyGame(page, site);
  return ({ username }, stake, payout, daysAgo = 0) => {
    const status = Number(payout) > 0 ? 'won' : 'lost';
    const bet = { nodeId, stake, payout, status, placedAt: Date.now() - daysAgo * DAY_MS };
    return ops.call('POST', `/merchants/${site.code}/members/${username}/bets`, { bets: [bet] });
  };
}

/** Large letters on a narrow screen. */
async function narrow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '1.5'));
}

/** Texts of a table that do not fit into their cell, and cells that lie on each other in a row. Runs in the page. */
function brokenCells(table: HTMLElement | SVGElement): string[] {
  return [...table.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.children];
    return cells.flatMap((cell, at) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
      const next = cells[at + 1]?.getBoundingClientRect();
      const name = (cell.textContent ?? '').trim();
      return [
        ...(inner.left < outer.left - 1 || inner.right > outer.right + 1 ? [`${name} is cut at the side`] : []),
        ...(inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 ? [`${name} is cut above or below`] : []),
        ...(next !== undefined && outer.right > next.left + 1 ? [`${name} lies on the next cell`] : []),
      ];
    });
  });
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
};

test('profit and loss of a team lives with wide amounts and long names on a small screen', async ({
  page,
  site,
  ops,
}) => {
  await choose(page, { language: 'EN' });
  await site.set({ agentMenu: { teamPnl: true } });
  const agent = await site.member({ type: 1 });
  const upline = { uplineId: agent.id };
  const lost = await site.member({ username: 'wwwwwwwwwwwwwwww', balance: MOST, ...upline });
  const won = await site.member({ username: 'mmmmmmmmmmmmmmmm', balance: '10', ...upline });
  await Promise.all(Array.from({ length: 16 }, () => site.member(upline)));
  const play = await enter(page, site, ops, agent);
  await play(lost, MOST, '0');
  await play(won, '1', MOST);
  await page.goto(site.url('/m/agent/team/pnl'));
  const table = page.getByRole('table', { name: say('agent', 'pnl.title') });
  await expect(table.getByRole('row')).toHaveCount(20);
  await narrow(page, 320);
  const lineOf = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await proves('F-TEAMPNL-01', async () => {
    const [lostNet, wonNet] = [lineOf(lost.username), lineOf(won.username)].map((line) =>
      line.getByRole('cell').first(),
    );
    await expect(lostNet!).toHaveText('−999,999,999,999.99 lost');
    await expect(wonNet!).toHaveText('+999,999,999,998.99 won');
    const colourOf = (part: Locator) => part.locator('bdi').evaluate((text) => getComputedStyle(text).color);
    const plain = await colourOf(lineOf(lost.username).getByRole('cell').last());
    expect(new Set([await colourOf(lostNet!), await colourOf(wonNet!), plain]).size).toBe(3);
  });
  await proves('F-TEAMPNL-03', async () => {
    await expect.poll(() => page.evaluate(brokenLayout)).toEqual([]);
    await expect.poll(() => table.evaluate(brokenCells)).toEqual([]);
    const scroll = table.locator('..');
    // The whole box is on the screen, so that the head of its lines is.
    await scroll.scrollIntoViewIfNeeded();
    await expect(scroll).toBeInViewport({ ratio: 1 });
    const frame = await boxOf(scroll);
    expect((await boxOf(table)).width).toBeGreaterThan(frame.width);
    // Pushed to its far corner, the table shows its last amounts under their head, and the page stands where it stood.
    expect(await scroll.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100);
    await scroll.evaluate((box) => box.scrollTo({ left: box.scrollWidth, top: box.scrollHeight, behavior: 'instant' }));
    const head = table.getByRole('columnheader').last();
    await expect.poll(async () => Math.abs((await boxOf(head)).y - frame.y)).toBeLessThan(2);
    const total = await boxOf(table.getByRole('row').last().getByRole('cell').last());
    expect(total.x + total.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    expect(total.y).toBeGreaterThan(frame.y + (await boxOf(head)).height - 2);
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth <= innerWidth])).toEqual([0, true]);
    // Each row is read out with its heading, and each cell with the head of its column.
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    for (const { username } of [lost, won]) await expect(lineOf(username).getByRole('cell')).toHaveCount(5);
  });
});

test('the course of a team’s days is seen and heard on small screens, and renewed', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN', theme: 'dark' });
  await site.set({ agentMenu: { teamOverview: true } });
  const agent = await site.member({ type: 1 });
  const member = await site.member({ uplineId: agent.id });
  const play = await enter(page, site, ops, agent);
  await play(member, '120.5', '0', 3);
  await play(member, '20', '75.25', 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/agent/')) asked.push(pathname);
  });
  await page.goto(site.url('/m/agent/team/overview'));
  const chart = page.getByRole('slider');
  const days = page.getByRole('table', { name: say('shared', 'chart.table') });
  await page.getByText(say('shared', 'chart.table'), { exact: true }).click();
  await proves('F-TEAMVIEW-04', async () => {
    const lines = chart.locator('svg > g');
    await expect(lines).toHaveCount(2);
    const shapes = await lines.evaluateAll((all) =>
      all.map((line) => {
        const [stroke, mark] = line.querySelectorAll('path');
        return [getComputedStyle(stroke!).strokeDasharray, mark?.getAttribute('d')];
      }),
    );
    expect(shapes[0]?.[0]).not.toBe(shapes[1]?.[0]);
    expect(shapes[0]?.[1]).not.toBe(shapes[1]?.[1]);
    expect(await chart.locator('svg > line').count()).toBeLessThanOrEqual(4);
    // Seven days, and their sum.
    const rows = days.getByRole('row');
    await expect(rows).toHaveCount(9);
    await chart.focus();
    const figures = (text: string) => text.match(/[\d,]+\.\d\d/g) ?? [];
    const heard: (readonly string[])[] = [];
    for (let at = 0; at < 7; at += 1) {
      await page.keyboard.press(at === 0 ? 'End' : 'ArrowLeft');
      heard.push(figures((await chart.getAttribute('aria-valuetext')) ?? ''));
    }
    const read = (await rows.allInnerTexts()).slice(1, 8).map((row) => figures(row).slice(0, 2));
    expect(heard).toEqual(read);
    expect([heard[1], heard[3]]).toEqual([
      ['20.00', '75.25'],
      ['120.50', '0.00'],
    ]);
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((name) => localStorage.setItem('foyer:stays:shell.theme', name), theme);
      await page.reload();
      await page.getByText(say('shared', 'chart.table'), { exact: true }).click();
      await expect(chart).toBeVisible();
      for (const width of [320, 375]) {
        await narrow(page, width);
        await expect.poll(() => page.evaluate(brokenLayout), { message: `${theme}, ${width} px` }).toEqual([]);
        await seesNoBarrier(page);
      }
    }
  });
  await proves('F-TEAMVIEW-03', async () => {
    await play(member, '500', '0');
    await page.getByRole('button', { name: say('agent', 'overview.refresh') }).click();
    await expect(page.getByText('฿640.50').first()).toBeVisible();
    await site.set({ agentMenu: { teamOverview: false } });
    asked.length = 0;
    await page.goto(site.url('/m/agent/team/overview'));
    await expect(page.getByText(/does not have permission/)).toBeVisible();
    expect(asked.filter((path) => path.includes('overview'))).toEqual([]);
  });
});
