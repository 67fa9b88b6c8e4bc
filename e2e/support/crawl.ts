import { HOME_ADDRESSES } from '@foyer/shared/paths';
import type { Page } from '@playwright/test';
import { goTo, type Kept, keep, prepareCrawl, putBack, type ScreenState } from './crawl-notes';
import { type Pressed, pressNext, settled } from './press';
import { manifests } from './remotes';
import { words } from './words';

const say = words('EN');

const DEAD_ENDS = [
  say('shell', 'notFound.text'),
  say('shell', 'page.failed'),
  say('shared', 'error.permission.denied'),
];

/** Controls that would end the crawl's session; the journeys press them. */
const SPARED = `${say('shell', 'signOut.title')} ${say('shell', 'menu.signOut')} "${say('shell', 'menu.signOut')}"`;

/** Addresses followed that differ only in their query. A game list has one for each category. */
const QUERIES = 2;

/** What offers the addresses that a crawl begins with. They may be closed to whoever crawls. */
const START = 'the start';

/** Whether the crawl looks at the links and buttons of a page; any other that is offered is only opened. */
type Within = (pathname: string) => boolean;

function placeOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const isPage = (pathname: string): boolean => /^[/](m([/]|$)|register[.]html$|$)/.test(pathname);

/** The part that has the page of an address; the shell has those that no remote declares. */
function partOf(address: string): string {
  const { pathname } = new URL(address);
  return manifests.find(({ pages }) => pathname in pages)?.name ?? 'shell';
}

/** Follows all links and presses all buttons of the site, or of some of its pages, with the page's session. */
export class Crawl {
  readonly deadEnds: string[] = [];
  readonly visited = new Set<string>();
  readonly pressed: string[] = [SPARED];
  private readonly queue: { address: string; from: string }[] = [];
  private readonly known = new Set<string>();
  private readonly queries = new Map<string, number>();
  /** Parts whose page was opened by a document of its own. */
  private readonly cold = new Set<string>();
  /** Language, theme and session that the crawl began with. */
  private began = '';
  /** What was seen last. */
  private last: ScreenState | undefined;

  private constructor(
    private readonly page: Page,
    private readonly kept: Kept,
    private readonly within: Within,
  ) {}

  /**
   * @param refused addresses that are offered and closed to whoever crawls; the crawl does not open them
   */
  static async run(
    page: Page,
    addresses: readonly string[],
    { within = () => true, refused = [] }: { within?: Within; refused?: readonly string[] } = {},
  ): Promise<Crawl> {
    const crawl = new Crawl(page, await page.evaluate(keep), within);
    for (const address of refused) crawl.known.add(placeOf(address));
    await page.addInitScript(putBack, crawl.kept);
    await page.addInitScript(prepareCrawl);
    for (const address of addresses) crawl.add(address, START);
    for (let next = crawl.queue.shift(); next !== undefined; next = crawl.queue.shift())
      await crawl.visit(next.address, next.from);
    return crawl;
  }

  private add(address: string, from: string): void {
    const { pathname } = new URL(address);
    if (this.known.has(placeOf(address))) return;
    this.known.add(placeOf(address));
    const before = this.queries.get(pathname) ?? 0;
    this.queries.set(pathname, before + 1);
    if (before < QUERIES) this.queue.push({ address, from });
  }

  private blame(what: string): void {
    if (!this.deadEnds.includes(what)) this.deadEnds.push(what);
  }

  /** Navigates, after a navigation that a press may have started. */
  private async load(address: string): Promise<void> {
    await this.page.goto(address).catch((error: Error) => {
      if (!error.message.includes('interrupted by another navigation')) throw error;
      return this.load(address);
    });
  }

  /** Opens an address in a new document, with the first document's storage, and waits until it stands. */
  private async open(address: string): Promise<ScreenState> {
    this.cold.add(partOf(address));
    await this.load(address);
    return this.stands();
  }

  /**
   * Opens an address with the first document's storage and waits until it stands: in the document that is there, as a link does,
   * which takes a fifth of the time. The first page of each part gets a document of its own, and so does what comes after a
   * press that changed language, theme or session; layout.spec.ts opens every screen by itself.
   */
  private async follow(address: string): Promise<ScreenState> {
    const isOurs = this.last?.kept === this.began && isPage(new URL(this.last.url).pathname);
    if (!isOurs || !this.cold.has(partOf(address))) return this.open(address);
    await this.page.evaluate(putBack, this.kept);
    await this.page.evaluate(goTo, address);
    return this.stands();
  }

  /** Goes back to an address in the same document, which takes a fifth of the time of opening it. */
  private async goBack(address: string): Promise<ScreenState> {
    await this.page.goBack();
    return this.page.url() === address ? this.stands() : this.follow(address);
  }

  /** Waits until the page of the address bar is shown, which may be another one than was asked for, and gives its state. */
  private async stands(): Promise<ScreenState> {
    await this.page.waitForFunction(
      ([loading, homes]) => {
        const path = location.pathname.replace(/(.)[/]+$/, '$1');
        const shown = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
        // The notes of a closed site stand outside of the frame.
        if (shown !== undefined && shown !== (homes.includes(path) ? 'home' : path)) return false;
        const text = document.querySelector('main')?.textContent?.trim() ?? '';
        return text !== '' && text !== loading;
      },
      [say('shared', 'ui.loading'), HOME_ADDRESSES] as const,
    );
    const [state, { session }] = [await this.page.evaluate(settled), await this.page.evaluate(keep)];
    if ('MC_SESSION_INFO' in this.kept.session && !('MC_SESSION_INFO' in session))
      throw new Error(`The session is gone after ${this.pressed.at(-1)}`);
    if (this.last === undefined) this.began = state.kept;
    this.last = state;
    return state;
  }

  private async visit(address: string, from: string): Promise<void> {
    const { pathname, search } = new URL(address);
    if (!isPage(pathname)) {
      const answer = await this.page.request.get(address);
      if (!answer.ok()) this.blame(`${from}: ${pathname} answers ${answer.status()}`);
      return;
    }
    const state = await this.follow(address);
    this.visited.add(pathname);
    this.judge(`${from}: ${pathname}${search}`, state);
    const { pathname: came } = new URL(state.url);
    if (from !== START && came !== pathname) this.blame(`${from}: ${pathname} leads to ${came}`);
    if (this.within(pathname)) await this.pressAll(address, pathname);
  }

  /** Reports a page that is a dead end, and queues its links. */
  private judge(from: string, { url, text, links, hollow }: ScreenState): void {
    const end = DEAD_ENDS.find((each) => text.includes(each));
    if (end !== undefined) this.blame(`${from} says "${end}"`);
    if (this.within(new URL(url).pathname)) for (const link of links) this.add(link, from);
    for (const link of hollow) this.blame(`${from}: the link ${link} leads nowhere`);
  }

  /** The result of a press, or undefined when another document was opened. */
  private async press(): Promise<Pressed | undefined> {
    const press = await this.page.evaluate(pressNext, this.pressed).catch((error: Error) => {
      if (/context was destroyed|navigation/.test(error.message)) return undefined;
      throw error;
    });
    if (press !== undefined) this.last = press.state;
    return press;
  }

  /** Presses everything on the page and in its dialogs, each control once per crawl. */
  private async pressAll(address: string, pathname: string): Promise<void> {
    /** The control that opened each dialog, to open it again. */
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
      if (state.url !== before.url) this.add(state.url, `${pathname}, ${key}`);
      if (state.kept !== before.kept) before = await this.open(address);
      else before = state.url === before.url ? state : await this.goBack(address);
    }
    this.blame(`${pathname}: there is always something left to press`);
  }

  private again(opener = ''): void {
    if (this.pressed.includes(opener)) this.pressed.splice(this.pressed.indexOf(opener), 1);
  }
}
