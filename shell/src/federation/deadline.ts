/** A signal that aborts what it is given to after so many ms. */
export function deadline(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  return controller.signal;
}
