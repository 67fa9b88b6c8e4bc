import { CallError } from '../api';

interface PollOptions {
  /** Asks, and shows what came. */
  readonly ask: () => Promise<void>;
  readonly onFail: (error: unknown) => void;
  readonly every?: number;
}

export interface Poll {
  /** Asks at once, however long it would wait otherwise. */
  now(): Promise<void>;
}

const LONGEST = 60_000;

/** Asks again and again while the page is seen; ever less often while no answer comes, and no more once the visit is over. */
export function createPoll({ ask, onFail, every = 5000 }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let isOver = false;

  const run = async () => {
    try {
      await ask();
      failures = 0;
    } catch (error) {
      failures += 1;
      isOver = error instanceof CallError && error.status === 401;
      onFail(error);
    }
    running = undefined;
    wait();
  };
  const now = () => {
    clearTimeout(timer);
    if (isOver) return Promise.resolve();
    running ??= run();
    return running;
  };
  const wait = () => {
    clearTimeout(timer);
    if (isOver || document.hidden) return;
    timer = setTimeout(() => void now(), Math.min(LONGEST, every * 2 ** failures));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer);
    else void now();
  });
  return { now };
}
