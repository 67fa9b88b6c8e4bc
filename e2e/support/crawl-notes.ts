/** The crawl's functions inside of the page. Each is self-contained, because Playwright sends its text. */

/** The state of a screen that presses can change. */
export interface ScreenState {
  url: string;
  /** Title of the topmost dialog, or empty. */
  dialog: string;
  /** Language, theme and session. */
  kept: string;
  text: string;
  /** Link targets on this site, only of the topmost dialog if there is one. */
  links: string[];
  /** Links without a usable address. */
  hollow: string[];
}

export interface Tools {
  pending: number;
  did: number;
  last: number;
  settle: () => Promise<void>;
  state: () => ScreenState;
}

/** Records effects of presses and provides the crawl's functions. Runs before any script of the page. */
export function prepareCrawl(): void {
  if (window.top !== window) return;
  const crawl: Tools = {
    pending: 0,
    did: 0,
    last: performance.now(),
    /** Waits until no call is under way and the document does not change, with a limit for pages that always move. */
    settle: async () => {
      const began = performance.now();
      crawl.last = began;
      const passed = (since: number) => performance.now() - since;
      const isBusy = () => (crawl.pending > 0 ? passed(began) < 3000 : passed(crawl.last) < 80 && passed(began) < 400);
      while (isBusy()) await new Promise((done) => setTimeout(done, 20));
    },
    state: () => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1);
      const links: string[] = [];
      const hollow: string[] = [];
      for (const link of (top ?? document).querySelectorAll('a')) {
        const href = link.getAttribute('href');
        const label = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim();
        // A merchant's text may name a missing page; it is then no link and does not look like one.
        if (href === null && !link.matches('[role=link], [tabindex]')) continue;
        const address = href !== null && URL.canParse(href, location.href) ? new URL(href, location.href) : undefined;
        if (address === undefined || href?.startsWith('#') || !/^(https?|tel|mailto):$/.test(address.protocol))
          hollow.push(`${label} (${href})`);
        else if (address.origin === location.origin) links.push(address.href);
      }
      const { lang, dataset } = document.documentElement;
      return {
        url: location.href,
        dialog: top === undefined ? '' : (top.querySelector('h2')?.textContent ?? 'dialog'),
        kept: [lang, dataset['theme'], sessionStorage.getItem('MC_SESSION_INFO')].join(),
        text: document.querySelector('main')?.textContent ?? '',
        links,
        hollow,
      };
    },
  };
  Object.assign(window, { crawl });
  const send = window.fetch;
  window.fetch = (...args) => {
    crawl.did += 1;
    crawl.pending += 1;
    return send(...args).finally(() => {
      crawl.pending -= 1;
    });
  };
  window.open = () => {
    crawl.did += 1;
    return null;
  };
  // Going back leads to a page that the crawl knows, so it is only recorded.
  const note = () => {
    crawl.did += 1;
  };
  Object.assign(history, { back: note, go: note });
  Object.assign(Reflect.get(window, 'navigation') ?? {}, { back: note });
  // The skip link only moves the focus, and nothing when it is there already.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusAndNote(...given) {
    note();
    focus.apply(this, given);
  };
  // A file input opens a window of the system.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') crawl.did += 1;
  });
  new MutationObserver((records) => {
    // A running clock is no effect of a press.
    const own = records.filter(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role=timer]') === null;
    });
    if (own.length === 0) return;
    crawl.did += own.length;
    crawl.last = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

export interface Kept {
  session: Record<string, string>;
  local: Record<string, string>;
}

export const keep = (): Kept => ({ session: { ...sessionStorage }, local: { ...localStorage } });

/** Restores the first document's storage in every document, because presses change language, theme and session. */
export function putBack({ session, local }: Kept): void {
  // Frames of other origins have their own storage or none.
  if (window.top !== window) return;
  for (const [storage, values] of [
    [sessionStorage, session],
    [localStorage, local],
  ] as const) {
    storage.clear();
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  }
}

/** Opens an address in the same document, as a link does: with a key of its own, by which pages tell one visit from another. */
export function goTo(address: string): void {
  const key = Math.random().toString(36).slice(2, 10);
  history.pushState({ usr: null, key, idx: history.length }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
