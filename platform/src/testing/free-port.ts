import { createServer } from 'node:net';

/** A free port, for a server that must be told one. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => (port === undefined ? reject(new Error('no port')) : resolve(port)));
    });
  });
}
