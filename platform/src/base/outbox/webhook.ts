import { Webhook as Signer } from 'standardwebhooks';
import { errorCode } from '../refusals/error-code';

/** How long a receiver may take to answer. */
export const ANSWER_MS = 10_000;
/** Longest wait that a receiver may ask for. */
const LONGEST_WAIT_MS = 300_000;

/** Where messages leave by: what stands behind it, an SMS or mail provider, is the operator's choice. */
export interface Webhook {
  readonly url: string;
  /** One, or two while one takes the other's place: every message is signed with each. */
  readonly secrets: readonly string[];
}

/** What a receiver is sent, as JSON. Times are the real ones. */
export interface SentMessage {
  /** The same at every try: whoever has seen it has the message already. */
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly merchant: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly language: string;
  readonly expiresAt: string;
}

/** What came of a try: delivered, or why not. `final` is a receiver's word that it will never take the message. */
export type Outcome =
  | { readonly delivered: true }
  | { readonly delivered: false; readonly error: string; readonly final: boolean; readonly waitMs: number };

/**
 * Sends a message once, signed in the Standard Webhooks form. Only an answer of the 200s counts as delivered; redirects are not
 * followed and the body of an answer is not read. Never throws.
 */
export async function post({ url, secrets }: Webhook, message: SentMessage, now: Date): Promise<Outcome> {
  const body = JSON.stringify(message);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': secrets.map((secret) => new Signer(secret).sign(message.id, now, body)).join(' '),
      },
      body,
    });
    await answer.body?.cancel();
    if (answer.ok) return { delivered: true };
    return {
      delivered: false,
      error: `HTTP ${answer.status}`,
      final: answer.status === 410,
      waitMs: waitOf(answer.headers.get('retry-after')),
    };
  } catch (error) {
    return { delivered: false, error: reasonOf(error), final: false, waitMs: 0 };
  }
}

function waitOf(retryAfter: string | null): number {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Math.min(Number(retryAfter) * 1000, LONGEST_WAIT_MS) : 0;
}

/** The kind of a failure alone: neither the address, which may carry a secret, nor anything of the message. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'unknown';
  if (name === 'TimeoutError') return `no answer in ${ANSWER_MS / 1000} s`;
  return ('cause' in error ? errorCode(error.cause) : undefined) ?? name;
}
