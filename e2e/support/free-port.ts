import { execFileSync } from 'node:child_process';

/**
 * A free port, for a configuration: workers read it from the environment. It is below the system's range for connections, which might
 * take it before somebody listens.
 */
export function freePort(): string {
  const script = `
    const { createServer } = require('net');
    const look = () => {
      const server = createServer().once('error', look);
      server.listen(20_000 + Math.floor(Math.random() * 12_000), '127.0.0.1', () => {
        console.log(server.address().port);
        server.close();
      });
    };
    look();`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}
