/** Whether a function is on that stands on unless the merchant says otherwise. */
export const isOnUnlessSaid = (flags: Readonly<Record<string, boolean>>, name: string): boolean =>
  flags[name] !== false;
