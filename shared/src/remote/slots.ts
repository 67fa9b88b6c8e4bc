/** Slots for widgets. `remote.schema.json` repeats them. */
export const SLOTS = [
  'home.banner',
  'home.ticker',
  'home.matches',
  'home.games',
  'home.popular',
  'home.lottery',
  'home.end',
  'home.dock',
  'home.dialog',
  'header.icons',
  'app.bar',
  'app.side',
  'app.dialog',
  'app.draws',
] as const;

/** Slots of home that nobody waits for: their files load once the browser is idle. */
export const LATE_SLOTS: readonly string[] = ['home.end', 'home.dock'] satisfies SlotName[];

export type SlotName = (typeof SLOTS)[number];
