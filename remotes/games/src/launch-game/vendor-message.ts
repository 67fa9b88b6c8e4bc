/** What a vendor's page may tell the site. */
export type VendorMessage =
  /** A stake is in play: it has left the balance, and nobody knows yet what comes back; 0 where it was refused after all. */
  | { readonly type: 'vendor:stake'; readonly stake: string }
  /** A round was settled: the balance has changed. */
  | { readonly type: 'vendor:round'; readonly balance: string | number }
  /** What is open now: a game, or a list of them. */
  | { readonly type: 'vendor:title'; readonly title: string }
  /** The player wants to leave. */
  | { readonly type: 'vendor:exit' };

const PLAIN_AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** Longer ones are no name of a game. */
const LONGEST_TITLE = 80;

function titleOf(title: unknown): VendorMessage | undefined {
  const name = typeof title === 'string' ? title.trim() : '';
  return name === '' || name.length > LONGEST_TITLE ? undefined : { type: 'vendor:title', title: name };
}

const stakeOf = (stake: unknown): VendorMessage | undefined =>
  typeof stake === 'string' && PLAIN_AMOUNT.test(stake) ? { type: 'vendor:stake', stake } : undefined;

/**
 * Reads a message of a vendor's frame; whatever comes from elsewhere or has another shape is none (A086).
 * @param origin the origin that the launch answer named
 * @param frame window of the frame that the game runs in
 */
export function vendorMessageOf(
  event: MessageEvent<unknown>,
  origin: string,
  frame: unknown,
): VendorMessage | undefined {
  if (event.origin !== origin || event.source === null || event.source !== frame) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'vendor:exit') return { type: data.type };
  if (data.type === 'vendor:title' && 'title' in data) return titleOf(data.title);
  if (data.type === 'vendor:stake' && 'stake' in data) return stakeOf(data.stake);
  if (data.type !== 'vendor:round' || !('balance' in data)) return undefined;
  const { balance } = data;
  return typeof balance === 'string' || typeof balance === 'number' ? { type: data.type, balance } : undefined;
}
