import type { Page, Request, TestInfo } from '@playwright/test';

/** Requests and messages of a page that are kept; a page has some hundred. */
const MOST = 3000;

interface Asked {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** Status of the answer, or why there is none. */
  readonly answer: number | string;
  readonly took: number;
  /** Releases that the page said it runs. */
  readonly releases?: string;
}

interface Said {
  readonly at: number;
  readonly kind: string;
  readonly text: string;
}

/** What a page asked for and what its console said, from the beginning: for the bundle of a failure. */
export interface Happened {
  readonly asked: Asked[];
  readonly said: Said[];
}

/** Notes what happens in a page. Nothing of it is written unless the test fails, so that it costs next to nothing. */
export function note(page: Page): Happened {
  const begin = Date.now();
  const happened: Happened = { asked: [], said: [] };
  const sent = new Map<object, number>();
  const say = (kind: string, text: string) =>
    happened.said.length < MOST && happened.said.push({ at: Date.now() - begin, kind, text });
  page.on('console', (message) => say(message.type(), `${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => say('uncaught', error.stack ?? error.message));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && say('page', frame.url()));
  page.on('request', (request) => sent.set(request, Date.now() - begin));
  const answered = (request: Request, answer: number | string) => {
    const at = sent.get(request) ?? 0;
    return { at, took: Date.now() - begin - at, answer };
  };
  page.on('response', (response) => {
    const request = response.request();
    if (happened.asked.length >= MOST) return;
    const releases = request.headers()['x-releases'];
    const of = { method: request.method(), url: request.url(), ...(releases === undefined ? {} : { releases }) };
    happened.asked.push({ ...of, ...answered(request, response.status()) });
  });
  page.on('requestfailed', (request) => {
    const of = { method: request.method(), url: request.url() };
    if (happened.asked.length < MOST)
      happened.asked.push({ ...of, ...answered(request, request.failure()?.errorText ?? 'failed') });
  });
  return happened;
}

/** What the page itself knows: its releases, and what it was told of them. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const boot = Reflect.get(globalThis, '__foyer') as {
      versions?: object;
      arms?: object;
      site?: { preview?: object };
    };
    return {
      releases: boot?.versions ?? {},
      arms: boot?.arms ?? {},
      preview: boot?.site?.preview ?? null,
      parts: Array.from(document.querySelectorAll<HTMLElement>('[data-part]'), ({ dataset }) => ({ ...dataset })),
    };
  });

const LONGEST_WAIT = 5000;

/** Attaches to a failed test what happened in its page; a page that does not answer any more is left out. */
export async function attachHappened(info: TestInfo, page: Page, { asked, said }: Happened): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const within = <T>(work: Promise<T>): Promise<T | undefined> => Promise.race([work.catch(() => undefined), late]);
  const json = (value: unknown) => ({ body: JSON.stringify(value, null, 2), contentType: 'application/json' });
  const [state, html, picture] = await Promise.all([
    within(stateOf(page)),
    within(page.content()),
    within(page.screenshot({ timeout: LONGEST_WAIT })),
  ]);
  await info.attach('page.json', json({ url: page.url(), ...state }));
  await info.attach('network.json', json(asked));
  await info.attach('console.json', json(said));
  if (html !== undefined) await info.attach('page.html', { body: html, contentType: 'application/octet-stream' });
  if (picture !== undefined) await info.attach('page.png', { body: picture, contentType: 'image/png' });
}
