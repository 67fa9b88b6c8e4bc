/** What tests use of it; it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      resetOnClose: boolean;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      getObject(bucket: string, key: string): Promise<{ metadata: { md5: string; etag?: string } }>;
    };
  }
}
