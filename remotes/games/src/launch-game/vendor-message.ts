/** What a vendor's page may tell the site. */
export type VendorMessage =
  /** A round was settled: the balance has changed. */
  | { readonly type: 'vendor:round'; readonly balance: string | number }
  /** The player wants to leave. */
  | { readonly type: 'vendor:exit' };

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
  if (data.type !== 'vendor:round' || !('balance' in data)) return undefined;
  const { balance } = data;
  return typeof balance === 'string' || typeof balance === 'number' ? { type: data.type, balance } : undefined;
}
