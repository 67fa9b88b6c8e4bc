/** Slots for widgets. `remote.schema.json` repeats them. */
export const SLOTS = [
  'home.banner',
  'home.ticker',
  'home.matches',
  'home.games',
  'home.popular',
  'home.lottery',
  'home.dialog',
  'header.icons',
  'app.bar',
  'app.side',
  'app.dialog',
] as const;

export type SlotName = (typeof SLOTS)[number];
