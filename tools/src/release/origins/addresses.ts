import { readAddress } from '@foyer/shared/paths';
import { WrongUse } from '../wrong-use';

/** Names of this machine, which stand for other origins where a demonstration runs. */
const OF_DEMONSTRATION = /^http:\/\/(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/;
const SECURE = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/**
 * Checks an origin that a site may allow: by https, without anything that stands for several.
 * @param demonstration whether one of this machine may be allowed by http
 * @throws `WrongUse` for anything else
 */
export function checkOrigin(origin: string, demonstration: boolean): void {
  const isWritten = readAddress(origin)?.origin === origin;
  if (isWritten && (SECURE.test(origin) || (demonstration && OF_DEMONSTRATION.test(origin)))) return;
  const hint = OF_DEMONSTRATION.test(origin) ? ' One of this machine by http is for demonstrations alone: DEMO=1.' : '';
  throw new WrongUse(`"${origin}" is no origin to allow: write it as https://cdn.example, in small letters.${hint}`);
}

/**
 * Checks the address of a release at another origin: a folder there, written as browsers write it. It stands in the policy of the document,
 * so it has no characters that could say more.
 * @throws `WrongUse` for anything else
 */
export function checkAddress(address: string): void {
  const url = readAddress(address);
  const isPlain = url?.href === address && /^[\w.:/-]+\/$/.test(address) && !url.pathname.includes('//');
  if (url === undefined || !isPlain)
    throw new WrongUse(`"${address}" is no folder of a release: write it as https://cdn.example/arcade/1.0.0/`);
  checkOrigin(url.origin, true);
}
