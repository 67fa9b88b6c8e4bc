import { AwsClient } from 'aws4fetch';
import type { Access, BucketAddress } from './address';
import { isClosed, refusedBy, unreachable } from './bucket-errors';
import { digestOf } from './digest';

interface Stored {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** An object as a list tells it. */
export interface Listed {
  readonly etag: string;
  /** When it was written, ms. */
  readonly at: number;
}

/** What an object must be for a write to count: not there yet, or what was read. */
type Condition = 'new' | { readonly etag: string };

/** The objects of a site, by their keys without the prefix. Everything throws a sentence that names the store, and no key of it. */
export interface Bucket {
  readonly name: string;
  /** Where the store is. */
  readonly place: string;
  /** @returns nothing where there is none */
  get(key: string): Promise<Stored | undefined>;
  /**
   * Writes a whole object.
   * @param condition none to write whatever is there
   * @returns its ETag; nothing when the condition does not hold
   */
  put(key: string, bytes: Buffer, headers: Headers, condition?: Condition): Promise<string | undefined>;
  /** @returns all keys of the site */
  list(): Promise<Map<string, Listed>>;
  remove(key: string): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** 404 and 409 say that something else was done in between. */
const CONDITION_FAILED = [404, 409, 412];
const RETRIES = 4;

const conditionOf = (condition: Condition | undefined): Headers =>
  condition === undefined ? {} : condition === 'new' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };

const text = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

/** A list's objects. Keys of a site have no character that XML would write otherwise. */
const listedIn = (xml: string): [key: string, listed: Listed][] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, each = '']) => [
    text(each, 'Key'),
    { etag: text(each, 'ETag').replaceAll('&quot;', '"'), at: Date.parse(text(each, 'LastModified')) },
  ]);

/** Opens a site of a bucket. No request is made yet. */
export function openBucket({ name, bucket, prefix }: BucketAddress, access: Access): Bucket {
  const { endpoint, region, patience } = access;
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
  const base = endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  const place = endpoint ?? new URL(base).host;
  const addressOf = (key: string): string => `${base}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;

  /** Asks again on a new connection where the store has closed the one it kept; a write on a condition may have counted, and is not repeated. */
  function send(url: string, init: RequestInit, isRepeatable: boolean): Promise<Response> {
    const once = () => client.fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    return once().catch((error: unknown) => {
      if (isRepeatable && isClosed(error)) return once();
      throw error;
    });
  }

  /** @returns nothing for an answer that is one of `expected` */
  async function ask(
    url: string,
    init: RequestInit,
    expected: readonly number[] = [],
    isRepeatable = true,
  ): Promise<Stored | undefined> {
    let response: Response;
    let bytes: Buffer;
    try {
      response = await send(url, init, isRepeatable);
      bytes = Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw unreachable(name, place, error, patience);
    }
    const { status, headers } = response;
    if (response.ok) return { etag: headers.get('etag') ?? '', bytes };
    const code = text(bytes.toString(), 'Code');
    if (expected.includes(status) && code !== 'NoSuchBucket') return undefined;
    throw refusedBy(name, place, status, code);
  }

  return {
    name,
    place,
    get: (key) => ask(addressOf(key), {}, [404]),
    async put(key, bytes, headers, condition) {
      const told = { ...headers, 'x-amz-content-sha256': digestOf(bytes), ...conditionOf(condition) };
      const written = await ask(
        addressOf(key),
        { method: 'PUT', body: new Uint8Array(bytes), headers: told },
        condition === undefined ? [] : CONDITION_FAILED,
        condition === undefined,
      );
      return written?.etag;
    },
    async list() {
      const found = new Map<string, Listed>();
      for (let next = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) });
        const xml = (await ask(`${base}?${query}`, {}))?.bytes.toString() ?? '';
        for (const [key, listed] of listedIn(xml)) found.set(key.slice(prefix.length), listed);
        next = text(xml, 'NextContinuationToken');
        if (next === '') return found;
      }
    },
    async remove(key) {
      await ask(addressOf(key), { method: 'DELETE' }, [404]);
    },
  };
}
