import type { Game } from '@foyer/shared/contract';
import type { Site } from '../base/sites/site';
import type { Spots } from '../base/tables/table';
import type { RoundAnswer, VisitAnswer } from '../studio/protocol';
import type { TestPlatform } from '../testing';
import { launchQuery } from '../testing/lobby';

interface Reply<T> {
  readonly status: number;
  readonly body: T & { readonly code?: string };
}

export type VisitReply = Reply<VisitAnswer & { readonly token: string }>;

/** Sends a call to the vendor's origin, as its page does. */
export async function vendorCall<T>(
  { app }: TestPlatform,
  method: 'GET' | 'POST',
  url: string,
  { token, body }: { readonly token?: string; readonly body?: unknown } = {},
): Promise<Reply<T>> {
  const answer = await app.inject({
    method,
    url,
    headers: {
      host: 'play.localhost',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Launches a game on the site and returns the ticket. */
export async function ticketFor(platform: TestPlatform, site: Site, token: string, game: Game): Promise<string> {
  const { value } = await platform.api('launchGame', { site, token, query: launchQuery(game) });
  return new URL(`http:${value.url}`).searchParams.get('t') ?? '';
}

export async function visit(platform: TestPlatform, site: Site, token: string, game: Game): Promise<VisitReply> {
  const ticket = await ticketFor(platform, site, token, game);
  return vendorCall(platform, 'POST', '/vendor/session', { body: { ticket } });
}

export function round(
  platform: TestPlatform,
  token: string,
  body: { readonly key: string; readonly stake: string; readonly target?: string; readonly spots?: Spots },
): Promise<Reply<RoundAnswer>> {
  return vendorCall(platform, 'POST', '/vendor/round', { token, body });
}
