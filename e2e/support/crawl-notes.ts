/** What the page of a crawl notes and tells: every function stands alone, Playwright sends its text. */

/** What a screen is, as far as a press can change it. */
export interface ScreenState {
  url: string;
  /** Title of the dialog that lies on top; empty without one. */
  dialog: string;
  /** Language, theme and session: who changes them starts anew from what was before. */
  kept: string;
  /** What the page says. */
  text: string;
  /** Addresses of this site that its links lead to, or those of the dialog on top. */
  links: string[];
  /** Links that name no address, or one that no browser follows. */
  hollow: string[];
}

export interface Tools {
  pending: number;
  did: number;
  last: number;
  settle: () => Promise<void>;
  state: () => ScreenState;
}

/** Notes what a press may come to, and gives the page what the crawl asks of it. Before any script of the page. */
export function prepareCrawl(): void {
  if (window.top !== window) return;
  const crawl: Tools = {
    pending: 0,
    did: 0,
    last: performance.now(),
    /** Until nothing is on its way and the document stands still; where something always moves, as long as it takes to tell. */
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
        // A text of the merchant may name a page that is not there: it is no link then, and looks like none.
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
  // The way back leads to where one was: to a page of the crawl before, which need not be loaded again.
  const note = () => {
    crawl.did += 1;
  };
  Object.assign(history, { back: note, go: note });
  Object.assign(Reflect.get(window, 'navigation') ?? {}, { back: note });
  // The way to the content moves the focus alone, and not even that where it is there already.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusAndNote(...given) {
    note();
    focus.apply(this, given);
  };
  // A file is chosen in a window of the system.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') crawl.did += 1;
  });
  new MutationObserver((records) => {
    // A clock that goes on by itself is no answer to a press.
    const own = records.filter(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role=timer]') === null;
    });
    if (own.length === 0) return;
    crawl.did += own.length;
    crawl.last = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** What a browser keeps of a person. */
export interface Kept {
  session: Record<string, string>;
  local: Record<string, string>;
}

export const keep = (): Kept => ({ session: { ...sessionStorage }, local: { ...localStorage } });

/** Every document of the crawl begins with what the first one kept: presses change language, theme and session. */
export function putBack({ session, local }: Kept): void {
  // Frames of other origins have a storage of their own, or none.
  if (window.top !== window) return;
  for (const [storage, values] of [
    [sessionStorage, session],
    [localStorage, local],
  ] as const) {
    storage.clear();
    for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  }
}
