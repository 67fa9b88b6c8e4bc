import { createPublicKey } from 'node:crypto';
import type { SiteConfig } from '@foyer/shared/contract';
import { SiteConfig as schema } from '@foyer/shared/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import type { Answer, Ask } from './ask';
import { differences } from './differences';
import type { Line } from './report';

const bitsOf = (key: string): number | undefined => {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPublicKey({
      ...{ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' },
    });
    return type === 'rsa' ? details?.modulusLength : undefined;
  } catch {
    return undefined;
  }
};

function wrongOf({ status, json }: Answer, merchant: string | undefined): string[] {
  if (status !== 200) return [`the status is ${status} in place of 200`];
  if (!Value.Check(schema, json)) return json === undefined ? ['it is no JSON'] : differences(schema, json);
  return [
    ...(bitsOf(json.publicKey) === 2048 ? [] : ['publicKey is no RSA key of 2048 bits, SPKI in base64']),
    ...(merchant === undefined || merchant === json.merchantCode
      ? []
      : ['merchantCode is another than the one that was named']),
  ];
}

/**
 * What a page knows before its first call. Which merchant is meant is decided by the host name: `merchant` is compared with
 * what the address says.
 *
 * @throws an error when nobody answers at the address
 */
export async function siteOf(ask: Ask, merchant?: string): Promise<{ line: Line; config?: SiteConfig }> {
  const answer = await ask({ method: 'GET', path: '/site.json' });
  const wrong = wrongOf(answer, merchant);
  const line = { call: 'site.json', notes: [], differences: wrong } as const;
  if (answer.status === 404) return { line: { ...line, verdict: 'absent', differences: [] } };
  const config = Value.Check(schema, answer.json) ? { config: answer.json } : {};
  return { line: { ...line, verdict: wrong.length > 0 ? 'wrong' : 'right' }, ...config };
}
