import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { Lane, PING } from './lane';

type When = 'asked' | 'answered';

/**
 * 3G at the edge of town, between a browser and a site: 400 ms there and back, 400 kbit/s each way for all connections together, and
 * each hundredth segment comes after a retransmission time-out, with what follows it on its connection. While the connection is
 * gone nothing arrives and nothing is refused; when it is back, what was open is found to be dead.
 */
export class EdgeOfTown {
  private readonly sockets = new Set<Socket>();
  private readonly lanes = { up: new Lane(), down: new Lane() };
  private isGone = false;
  private awaited: { readonly start: string; readonly when: When; readonly happened: () => void } | undefined;

  private constructor(
    private readonly server: Server,
    private readonly site: number,
  ) {}

  /** Listens on a port of this machine, and leads to the site on another. */
  static async open(port: number, site: number): Promise<EdgeOfTown> {
    const server = createServer();
    const edge = new EdgeOfTown(server, site);
    server.on('connection', (near) => edge.lead(near));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return edge;
  }

  /**
   * The connection goes at a request that begins so (`POST /wps/session/login`).
   * @param when before it left (`asked`: the site never hears of it) or after (`answered`: its answer is lost)
   */
  goesAt(start: string, when: When): Promise<void> {
    return new Promise((happened) => {
      this.awaited = { start, when, happened };
    });
  }

  goes(): void {
    this.isGone = true;
  }

  comesBack(): void {
    this.isGone = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.server.close();
    this.comesBack();
    await once(this.server, 'close');
  }

  private lead(near: Socket): void {
    this.keep(near);
    if (this.isGone) return;
    const far = dial(this.site, '127.0.0.1');
    this.keep(far);
    const opensAt = performance.now() + PING;
    const up = this.lanes.up.connection(opensAt, (bytes) => this.pass(far, bytes));
    const down = this.lanes.down.connection(opensAt, (bytes) => this.pass(near, bytes));
    near.on('data', (bytes) => this.watch(bytes, () => up(bytes)));
    far.on('data', (bytes) => down(bytes));
    near.on('close', () => far.destroy());
    far.on('end', () => down.end(() => near.end()));
    far.on('close', () => down.end(() => near.destroy()));
  }

  private keep(socket: Socket): void {
    socket.setNoDelay(true);
    this.sockets.add(socket);
    // Whoever is at the other end learns of it by the closing.
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }

  private pass(socket: Socket, bytes: Buffer): void {
    if (!this.isGone && !socket.destroyed) socket.write(bytes);
  }

  /** Sends what comes from the browser on, unless the connection goes at it. */
  private watch(bytes: Buffer, send: () => void): void {
    const { awaited } = this;
    if (!awaited || !bytes.subarray(0, awaited.start.length).equals(Buffer.from(awaited.start))) {
      send();
      return;
    }
    this.awaited = undefined;
    if (awaited.when === 'answered') send();
    this.lanes.up.whenEmpty(() => {
      this.goes();
      awaited.happened();
    });
  }
}
