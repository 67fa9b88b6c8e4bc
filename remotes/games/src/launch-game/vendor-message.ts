/** Messages of a vendor's page to the site. */
export type VendorMessage =
  /** A stake has left the balance and its round is running; 0 after a refusal. */
  | { readonly type: 'vendor:stake'; readonly stake: string }
  /** A round was settled, so the balance has changed. */
  | { readonly type: 'vendor:round'; readonly balance: string | number }
  /** The open game or list. */
  | { readonly type: 'vendor:title'; readonly title: string }
  /** The vendor refused to go on: the session that launched the visit has ended. */
  | { readonly type: 'vendor:over' }
  | { readonly type: 'vendor:exit' };

const PLAIN_AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

const LONGEST_TITLE = 80;

function titleOf(title: unknown): VendorMessage | undefined {
  const name = typeof title === 'string' ? title.trim() : '';
  return name === '' || name.length > LONGEST_TITLE ? undefined : { type: 'vendor:title', title: name };
}

const stakeOf = (stake: unknown): VendorMessage | undefined =>
  typeof stake === 'string' && PLAIN_AMOUNT.test(stake) ? { type: 'vendor:stake', stake } : undefined;

/**
 * Parses a message of a vendor's frame; undefined for other senders and shapes (A086).
 * @param origin the origin of the launch answer
 * @param frame window of the game's frame
 */
export function vendorMessageOf(
  event: MessageEvent<unknown>,
  origin: string,
  frame: unknown,
): VendorMessage | undefined {
  if (event.origin !== origin || event.source === null || event.source !== frame) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'vendor:exit' || data.type === 'vendor:over') return { type: data.type };
  if (data.type === 'vendor:title' && 'title' in data) return titleOf(data.title);
  if (data.type === 'vendor:stake' && 'stake' in data) return stakeOf(data.stake);
  if (data.type !== 'vendor:round' || !('balance' in data)) return undefined;
  const { balance } = data;
  return typeof balance === 'string' || typeof balance === 'number' ? { type: data.type, balance } : undefined;
}
