import { WrongUse } from '../wrong-use';

const SCHEME = 's3://';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

/** Where a site lies in a store with the S3 interface. */
export interface BucketAddress {
  /** As people name it: `s3://bucket/prefix`. */
  readonly name: string;
  readonly bucket: string;
  /** Start of all keys, with a slash at its end; empty where the site has the bucket for itself. */
  readonly prefix: string;
}

/** Whether `--site` names a bucket, and no folder. */
export const isBucketName = (word: string): boolean => word.startsWith(SCHEME);

/**
 * Reads `s3://bucket/prefix`.
 * @throws `WrongUse` for a name that could not be one
 */
export function bucketAddress(word: string): BucketAddress {
  const [bucket = '', ...rest] = word.slice(SCHEME.length).replace(/\/+$/, '').split('/');
  const prefix = rest.join('/');
  const leads = prefix === '' || (PREFIX.test(prefix) && !rest.some((each) => /^\.+$/.test(each)));
  if (!BUCKET.test(bucket) || !leads)
    throw new WrongUse(`"${word}" names no bucket: say s3://bucket or s3://bucket/folder.`);
  return {
    name: [SCHEME + bucket, prefix].filter(Boolean).join('/'),
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}

/** Who asks a store, and where it is: the variables that other tools of S3 read, too. */
export interface Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region: string;
  /** Address of a store that is not Amazon's. */
  readonly endpoint?: string;
  /** Milliseconds that a request may take, with its repetitions. */
  readonly patience: number;
}

const PATIENCE_S = 30;

function patienceOf(word: string | undefined): number {
  if (!word) return PATIENCE_S * 1000;
  if (/^[1-9]\d{0,3}$/.test(word)) return Number.parseInt(word, 10) * 1000;
  throw new WrongUse('RELEASE_STORE_TIMEOUT has to be a whole number of seconds from 1 to 9999.');
}

/**
 * Reads `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION` and `AWS_ENDPOINT_URL_S3`, with the older names
 * of the last two. Their values are in no message.
 * @throws when a key is missing, `WrongUse` when the address is none
 */
export function accessOf(env: NodeJS.ProcessEnv): Access {
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (!accessKeyId || !secretAccessKey)
    throw new Error('A bucket needs keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Nothing was done.');
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'];
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new WrongUse('AWS_ENDPOINT_URL_S3 has to be an address such as https://s3.example.com.');
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return {
    ...{ accessKeyId, secretAccessKey, patience: patienceOf(env['RELEASE_STORE_TIMEOUT']) },
    ...(sessionToken && { sessionToken }),
    region: env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1',
    ...(endpoint && { endpoint: endpoint.replace(/\/+$/, '') }),
  };
}
