import type { ServerResponse } from 'node:http';
import { integrityOf } from '../build/release-info';

/** Addresses of what pages hear of. No part of a site can have such a name. */
export const RELOAD = { script: '/@foyer-remote/reload.js', events: '/@foyer-remote/events' } as const;

/** Loads a page anew once another build than its own is there. */
export const RELOAD_SCRIPT = `const { build } = document.currentScript.dataset;
new EventSource(${JSON.stringify(RELOAD.events)}).onmessage = ({ data }) => {
  if (data !== build) location.reload();
};
`;

/** A page that hears of later builds than `build`. */
export const withReload = (html: string, build: string): string =>
  html.replace(
    '</head>',
    `<script defer src="${RELOAD.script}" data-build="${build}" integrity="${integrityOf(RELOAD_SCRIPT)}" crossorigin></script></head>`,
  );

export interface Listeners {
  /** Takes the answer to a page that listens. */
  add(answer: ServerResponse, build: string): void;
  tell(build: string): void;
}

export function createListeners(): Listeners {
  const all = new Set<ServerResponse>();
  const write = (answer: ServerResponse, build: string) => answer.write(`data: ${build}\n\n`);
  return {
    add(answer, build) {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      write(answer, build);
      all.add(answer);
      answer.once('close', () => all.delete(answer));
    },
    tell(build) {
      for (const answer of all) write(answer, build);
    },
  };
}
