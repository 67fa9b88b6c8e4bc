import type { Page } from '@playwright/test';
import { type Kept, keep, prepareCrawl, putBack, type ScreenState } from './crawl-notes';
import { type Pressed, pressNext, settled } from './press';
import { words } from './words';

const say = words('EN');

/** What a page says that is a dead end for whoever was led to it. */
const DEAD_ENDS = [
  say('shell', 'notFound.text'),
  say('shell', 'page.failed'),
  say('shared', 'error.permission.denied'),
];

/** Ends the session that the crawl needs; the journeys press it. */
const SPARED = `${say('shell', 'signOut.title')} ${say('shell', 'menu.signOut')} "${say('shell', 'menu.signOut')}"`;

/** Of addresses that differ in their query alone so many are followed: a game list has one for each category. */
const QUERIES = 2;

/** Follows every link and presses every button of the site, as whoever the page belongs to. */
export class Crawl {
  readonly deadEnds: string[] = [];
  /** Paths of the pages that were seen. */
  readonly visited = new Set<string>();
  /** What was pressed, by place and name. */
  readonly pressed: string[] = [SPARED];
  private readonly queue: { address: string; from: string }[] = [];
  private readonly known = new Set<string>();
  private readonly queries = new Map<string, number>();

  private constructor(
    private readonly page: Page,
    private readonly kept: Kept,
  ) {}

  /** Starts from these addresses, in the session that the page has. */
  static async run(page: Page, addresses: readonly string[]): Promise<Crawl> {
    const crawl = new Crawl(page, await page.evaluate(keep));
    await page.addInitScript(putBack, crawl.kept);
    await page.addInitScript(prepareCrawl);
    for (const address of addresses) crawl.add(address, 'the start');
    for (let next = crawl.queue.shift(); next !== undefined; next = crawl.queue.shift())
      await crawl.visit(next.address, next.from);
    return crawl;
  }

  private add(address: string, from: string): void {
    const { pathname, search } = new URL(address);
    if (this.known.has(pathname + search)) return;
    this.known.add(pathname + search);
    const before = this.queries.get(pathname) ?? 0;
    this.queries.set(pathname, before + 1);
    if (before < QUERIES) this.queue.push({ address, from });
  }

  private blame(what: string): void {
    if (!this.deadEnds.includes(what)) this.deadEnds.push(what);
  }

  /** A way back that was pressed may still be on its way to another document: it goes first. */
  private async goTo(address: string): Promise<void> {
    await this.page.goto(address).catch((error: Error) => {
      if (!error.message.includes('interrupted by another navigation')) throw error;
      return this.goTo(address);
    });
  }

  /** Opens an address as whoever the crawl began as, and waits until it stands. */
  private async open(address: string): Promise<ScreenState> {
    await this.goTo(address);
    await this.page.waitForFunction(
      (loading) => {
        const text = document.querySelector('main')?.textContent?.trim() ?? '';
        return text !== '' && text !== loading;
      },
      say('shared', 'ui.loading'),
    );
    const [state, { session }] = [await this.page.evaluate(settled), await this.page.evaluate(keep)];
    if ('MC_SESSION_INFO' in this.kept.session && !('MC_SESSION_INFO' in session))
      throw new Error(`The session is gone after ${this.pressed.at(-1)}`);
    return state;
  }

  private async visit(address: string, from: string): Promise<void> {
    const { pathname, search } = new URL(address);
    if (!/^[/](m([/]|$)|register[.]html$|$)/.test(pathname)) {
      const answer = await this.page.request.get(address);
      if (!answer.ok()) this.blame(`${from}: ${pathname} answers ${answer.status()}`);
      return;
    }
    const state = await this.open(address);
    this.visited.add(pathname);
    this.judge(`${from}: ${pathname}${search}`, state);
    await this.pressAll(address, pathname);
  }

  /** Whether the page as it stands is a dead end, and where its links lead. */
  private judge(from: string, { text, links, hollow }: ScreenState): void {
    const end = DEAD_ENDS.find((each) => text.includes(each));
    if (end !== undefined) this.blame(`${from} says "${end}"`);
    for (const link of links) this.add(link, from);
    for (const link of hollow) this.blame(`${from}: the link ${link} leads nowhere`);
  }

  /** A press, or the sign that another document took its place. */
  private press(): Promise<Pressed | undefined> {
    return this.page.evaluate(pressNext, this.pressed).catch((error: Error) => {
      if (/context was destroyed|navigation/.test(error.message)) return undefined;
      throw error;
    });
  }

  /** Presses what is on the page and in the dialogs over it, each once in the whole crawl. */
  private async pressAll(address: string, pathname: string): Promise<void> {
    /** What opened each dialog, to be pressed again while there is something left in it. */
    const openers = new Map<string, string>();
    let before = await this.page.evaluate(settled);
    for (let presses = 0; presses < 150; presses += 1) {
      const press = await this.press();
      if (press === undefined) {
        before = await this.open(address);
        this.pressed.push(await this.page.evaluate(() => window.name));
        continue;
      }
      const { key, left, dialog, did, state } = press;
      if (key === undefined) {
        if (dialog === '') return;
        await this.page.keyboard.press('Escape');
        before = await this.page.evaluate(settled);
        if (before.dialog === dialog) before = await this.open(address);
        continue;
      }
      this.pressed.push(key);
      if (!did && state.url === before.url) this.blame(`${pathname}: ${key} does nothing`);
      if (dialog === '' && state.dialog !== '') openers.set(state.dialog, key);
      if (dialog !== '' && left > 0 && state.dialog !== dialog) this.again(openers.get(dialog));
      this.judge(`${pathname}, ${key}`, state);
      const moved = state.url !== before.url || state.kept !== before.kept;
      if (state.url !== before.url) this.add(state.url, `${pathname}, ${key}`);
      before = moved ? await this.open(address) : state;
    }
    this.blame(`${pathname}: there is always something left to press`);
  }

  private again(opener = ''): void {
    if (this.pressed.includes(opener)) this.pressed.splice(this.pressed.indexOf(opener), 1);
  }
}
