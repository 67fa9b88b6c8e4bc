import { isIP } from 'node:net';
import type { Values } from './read-values';

/** Whether a text names exactly one host; a wider network would trust everybody in it. */
function isOneAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 4: '32', 6: '128' }[isIP(address)];
  return bits !== undefined && rest.length === 0 && (length === undefined || length === bits);
}

export function trustProxyOf(values: Values): string[] | undefined {
  const trustProxy = values
    .text('TRUST_PROXY')
    ?.split(/[\s,]+/)
    .filter(Boolean);
  const strange = trustProxy?.filter((each) => !isOneAddress(each)) ?? [];
  if (strange.length > 0) {
    values.problems.push(
      `TRUST_PROXY has "${strange.join('", "')}"; it should be the address of each proxy, such as 10.0.0.7: a network would trust everybody in it.`,
    );
  }
  return trustProxy;
}
