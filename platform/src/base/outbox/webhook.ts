import { Webhook as Signer } from 'standardwebhooks';
import { errorCode } from '../refusals/error-code';

/** How long a receiver may take to answer, in ms. */
export const ANSWER_MS = 10_000;
/** Longest wait that a receiver may ask for, in ms. */
const LONGEST_WAIT_MS = 300_000;

/** Where messages are sent; the operator puts an SMS or mail provider behind it. */
export interface Webhook {
  readonly url: string;
  /** One secret, or two during a rotation: every message is signed with each. */
  readonly secrets: readonly string[];
}

/** The JSON that a receiver gets; times are real. */
export interface SentMessage {
  /** The same at every try, for receivers to recognise repeats. */
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly merchant: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly language: string;
  readonly expiresAt: string;
}

/** Outcome of a try. `final` means that the receiver will never accept the message. */
export type Outcome =
  | { readonly delivered: true }
  | { readonly delivered: false; readonly error: string; readonly final: boolean; readonly waitMs: number };

/**
 * Sends a message once, signed in the Standard Webhooks form. Only a 2xx answer counts as delivered; redirects are not
 * followed, bodies of answers not read. Never throws.
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

/** The kind of a failure, without the address, which may carry a secret, and without the message. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'unknown';
  if (name === 'TimeoutError') return `no answer in ${ANSWER_MS / 1000} s`;
  return ('cause' in error ? errorCode(error.cause) : undefined) ?? name;
}
