/** There and back, ms. */
export const PING = 400;
const BITS_PER_MS = 400;
const SEGMENT = 1460;
const STALLED_ONE_IN = 100;
/** A sender waits so long before it sends a lost segment again, ms. */
const TIME_OUT = 1000;

interface Connection {
  (bytes: Buffer): void;
  /** Runs something after all that was sent has arrived. */
  end(then: () => void): void;
}

/** One direction of a slow line that all connections share. What is sent on one connection arrives in its order. */
export class Lane {
  private freeAt = 0;
  private lastAt = 0;
  private sent = 0;

  /** @param opensAt when the connection stands (`performance.now()`): nothing arrives before */
  connection(opensAt: number, arrive: (bytes: Buffer) => void): Connection {
    let arrivedAt = opensAt;
    // Timers may fire out of order, so each takes what is next.
    const queue: (() => void)[] = [];
    const at = (time: number, what: () => void) => {
      queue.push(what);
      setTimeout(() => queue.shift()?.(), Math.max(0, time - performance.now()));
    };
    const send = (bytes: Buffer) => {
      for (let from = 0; from < bytes.length; from += SEGMENT) {
        const segment = bytes.subarray(from, from + SEGMENT);
        arrivedAt = Math.max(arrivedAt, this.take(segment.length));
        at(arrivedAt, () => arrive(segment));
      }
      this.lastAt = Math.max(this.lastAt, arrivedAt);
    };
    return Object.assign(send, { end: (then: () => void) => void at(arrivedAt, then) });
  }

  /** Runs something when all that was sent has arrived. */
  whenEmpty(then: () => void): void {
    const left = this.lastAt - performance.now();
    if (left < 0) then();
    else setTimeout(() => this.whenEmpty(then), left + 1);
  }

  /** When a segment that is sent now will arrive. */
  private take(bytes: number): number {
    this.freeAt = Math.max(this.freeAt, performance.now()) + (bytes * 8) / BITS_PER_MS;
    this.sent += 1;
    return this.freeAt + PING / 2 + (this.sent % STALLED_ONE_IN === 0 ? TIME_OUT : 0);
  }
}
