import { EVERY } from './every';

/** Filled in by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Watches for releases that are taken back (decision 83), once the page has been open for a while: most visits load nothing for it. */
export function watchTakenBackLater(): void {
  if (process.env.NODE_ENV === 'development') return;
  setTimeout(() => {
    import(/* webpackChunkName: "taken-back" */ './watch').then(
      ({ watchTakenBack }) => watchTakenBack(),
      () => undefined,
    );
  }, EVERY);
}
