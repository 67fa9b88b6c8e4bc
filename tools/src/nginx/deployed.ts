import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, ask } from './ask';
import { type Deployment, deploy } from './deployment';

let deployed: Deployment | undefined;

/** Deploys the site for all checks, with host names more than the image's map has. */
export async function setUp(): Promise<void> {
  deployed = await deploy([
    ...['danger.localhost DANGER;', 'pay.danger.localhost DANGER;', 'real.example DEMO;', '192.0.2.7 DEMO;'],
  ]);
}

export async function tearDown(): Promise<void> {
  await deployed?.close();
}

/** The deployed site. @throws before `setUp` */
export function site(): Deployment {
  if (deployed === undefined) throw new Error('the site is not set up');
  return deployed;
}

/** Asks the edge, by default under the demonstration's host name. */
export const get = (url: string, host = 'localhost', headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  ask(site().port, url, { host, headers });

/** A data block of a document, parsed. */
export function block(document: Answer, id: string): Record<string, unknown> {
  const text = new RegExp(`id="${id}">([^<]*)</script>`).exec(document.text)?.[1] ?? '';
  return JSON.parse(text) as Record<string, unknown>;
}

interface Discovery {
  readonly microFrontends: Record<string, readonly [{ readonly url: string }]>;
}

export function liveUrl(part: string): string {
  const document = readFileSync(path.join(site().site, 'live/base/discovery.json'), 'utf8');
  return (JSON.parse(document) as Discovery).microFrontends[part]?.[0].url ?? '';
}
