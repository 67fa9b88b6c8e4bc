import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** `AWS_…` of whoever may use it, and where it is. */
  readonly env: Readonly<Record<string, string>>;
  readonly bucket: string;
  /** Makes a site what another one is. */
  copy(from: string, to: string): void;
  close(): Promise<void>;
}

/** One thing at a time. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * A server with the S3 interface in this process, that checks signatures. It knows no conditions of writes, so these are checked before
 * it, one request at a time: `If-None-Match: *`, and `If-Match` with an ETag.
 */
export async function s3Server(isConditional = true): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'foyer-s3-'));
  const bucket = 'sites';
  const s3 = new S3rver({
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  const inTurn = queue();

  async function holds({ url = '', headers }: IncomingMessage): Promise<boolean> {
    const [isNew, etag] = [headers['if-none-match'] === '*', headers['if-match']];
    if (!isConditional || (!isNew && etag === undefined)) return true;
    const key = decodeURIComponent(url.split('?')[0]?.slice(`/${bucket}/`.length) ?? '');
    const there = await s3.store.existsObject(bucket, key);
    if (!there || etag === undefined) return isNew && !there;
    const { metadata } = await s3.store.getObject(bucket, key);
    return etag === metadata.etag;
  }

  const server: Server = createServer((request, response) => {
    void inTurn(async () => {
      const ended = once(response, 'close');
      if (request.method !== 'PUT' || (await holds(request))) handle(request, response);
      else response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      await ended;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    bucket,
    copy(from, to) {
      const at = (name: string) => path.join(directory, bucket, name);
      rmSync(at(to), { recursive: true, force: true });
      cpSync(at(from), at(to), { recursive: true, preserveTimestamps: true });
    },
    env: {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
