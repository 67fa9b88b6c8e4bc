/** Ends what `node-once.ts` started. */
export default async function after(): Promise<void> {
  await globalThis.endTestPostgres?.();
}

declare global {
  var endTestPostgres: (() => Promise<void>) | undefined;
}
