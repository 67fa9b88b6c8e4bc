import type { CDPSession } from '@playwright/test';
import type { Asked } from './chain';

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack | undefined;
}

const kindOf = (type: string, url: string): Asked['kind'] => {
  const { pathname } = new URL(url);
  if (type === 'Document') return 'document';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return type === 'Fetch' || type === 'XHR' ? 'call' : 'other';
};

function framesOf(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : [];
}

/** Records the requests of a page, with times since `begin`. */
export class Traffic {
  private readonly asked = new Map<string, Asked>();
  private began = 0;
  private lastChange = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      if (this.began === 0) this.began = timestamp;
      const named = initiator.url ? [initiator.url] : [];
      this.asked.set(requestId, {
        url: request.url,
        kind: kindOf(type ?? 'Other', request.url),
        initiators: [...new Set([...named, ...framesOf(initiator.stack)].filter((url) => url !== ''))],
        start: (timestamp - this.began) * 1000,
        bytes: 0,
        body: 0,
        cached: false,
      });
      this.lastChange = Date.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.change(requestId, { cached: true }));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
      this.change(requestId, { body: Number(length ?? 0) });
      if (response.fromDiskCache || response.fromPrefetchCache) this.change(requestId, { cached: true });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const cached = this.asked.get(requestId)?.cached ?? false;
      this.change(requestId, { end: (timestamp - this.began) * 1000, bytes: cached ? 0 : encodedDataLength });
    });
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      this.change(requestId, { end: (timestamp - this.began) * 1000 }),
    );
  }

  private change(id: string, what: Partial<Asked>): void {
    const request = this.asked.get(id);
    if (request) Object.assign(request, what);
    this.lastChange = Date.now();
  }

  /** Starts again. Without a timestamp, of a press, the next request is the start. */
  begin(timestamp = 0): void {
    this.asked.clear();
    this.began = timestamp;
    this.lastChange = Date.now();
  }

  /** Whether no request was under way for this long. */
  quietFor(milliseconds: number): boolean {
    const open = [...this.asked.values()].some(({ end }) => end === undefined);
    return !open && Date.now() - this.lastChange >= milliseconds;
  }

  all(): Asked[] {
    return [...this.asked.values()];
  }
}
