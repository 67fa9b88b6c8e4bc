/** The places of the shell that remotes put widgets into; `remote.schema.json` has the same. */
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
