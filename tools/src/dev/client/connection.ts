/// <reference lib="dom" />
import * as refresh from 'react-refresh/runtime';
import type { DevHub, Message, Traced } from './messages';
import { hide, show } from './panel';

/** Address of the development server. */
declare const FOYER_EVENTS: string;

/**
 * Begins before React has come: all bundles of a page refresh by one runtime, since React asks one alone what became of a
 * component. The components of each part are told apart by its name.
 */
refresh.injectIntoGlobalHook(globalThis);
// The shell takes texts once it has come; before, no dictionary can be replaced.
const hub: DevHub = { built: new Map(), listeners: new Map(), takeTexts: () => undefined };
Object.assign(globalThis, {
  __foyerDev: hub,
  __foyerRefresh: (part: string) => ({
    ...refresh,
    injectIntoGlobalHook: () => undefined,
    register: (type: unknown, id: string) => refresh.register(type, `${part} ${id}`),
  }),
});

const failed = new Map<string, string>();

function take(message: Message): void {
  if (message.kind === 'reload') {
    location.reload();
    return;
  }
  if (message.kind === 'failed' && message.text !== '') failed.set(message.part, message.text);
  else if (message.kind === 'failed') failed.delete(message.part);
  else {
    failed.delete(message.part);
    hub.built.set(message.part, message);
    hub.listeners.get(message.part)?.(message);
  }
  if (failed.size > 0) show({ text: [...failed.values()].join('\n\n'), folded: [] });
  else hide();
}

/** Another device opens the site by an address of this machine, and finds the development server at the same one. */
const events = new URL(FOYER_EVENTS);
if (/^[\d.]+$/.test(location.hostname)) events.hostname = location.hostname;

new EventSource(events).onmessage = ({ data }) => take(JSON.parse(String(data)) as Message);

/** Says an error with the places in the sources, here and in the terminal. */
async function tell(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !error.stack) return;
  const answer = await fetch(events, { method: 'POST', body: error.stack });
  show((await answer.json()) as Traced);
}

const say = console.error;
console.error = (...words: unknown[]) => {
  say(...words);
  for (const word of words) tell(word).catch(() => undefined);
};
window.addEventListener('error', ({ error }) => void tell(error).catch(() => undefined));
window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason).catch(() => undefined));
