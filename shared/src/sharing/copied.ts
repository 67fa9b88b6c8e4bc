/** Copies a text; false where the browser has no clipboard or forbids it. */
export const copied = (content: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(content)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );
