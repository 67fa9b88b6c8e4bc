import type { Suspect } from './suspects';

/** What the guard did, for whoever released what it took back. */
export interface Message {
  readonly at: string;
  readonly part: string;
  readonly channel: string;
  readonly version: string;
  /** What is live now; none where the part has no release left. */
  readonly now?: string;
  readonly releasedBy?: string;
  readonly why: string;
}

const WAIT_MS = 5_000;

export const messageOf = (
  { part, channel, version, decision: { who } }: Suspect,
  why: string,
  now: string,
): Message => ({
  ...{ at: new Date().toISOString(), part, channel, version, why },
  ...(now !== '' && { now }),
  ...(who !== undefined && { releasedBy: who }),
});

/**
 * Posts a message as JSON. What does not arrive is said, and changes nothing.
 * @returns why it did not arrive
 */
export async function post(address: string, message: Message): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) },
      ...{ headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) },
    });
    return answer.ok ? undefined : `${new URL(address).host} answered ${answer.status}`;
  } catch (error) {
    return `${new URL(address).host} did not answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
