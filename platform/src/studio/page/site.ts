let siteOrigin = '';

/** Remembers whom to talk to: only the site that this visit was launched from. */
export function knowSite(origin: string): void {
  siteOrigin = origin;
}

type Message =
  | { readonly type: 'vendor:stake'; readonly stake: string }
  | { readonly type: 'vendor:round'; readonly balance: string }
  | { readonly type: 'vendor:title'; readonly title: string }
  | { readonly type: 'vendor:exit' };

const tell = (message: Message): void => {
  if (window.parent !== window && siteOrigin) window.parent.postMessage(message, siteOrigin);
};

/** The stake has left the balance, and the round is still in the air; '0' where it was refused after all. */
export const tellStake = (stake: string): void => tell({ type: 'vendor:stake', stake });

/** The balance has changed: the site reads its wallet again. */
export const tellRound = (balance: string): void => tell({ type: 'vendor:round', balance });

/** What is on the page now, which the site shows above it. */
export const tellTitle = (title: string): void => tell({ type: 'vendor:title', title });

/** The player wants to leave. Without a frame around the page, the site itself is opened. */
export function leave(): void {
  if (window.parent === window) window.location.assign(siteOrigin ? `${siteOrigin}/m/home` : '/');
  else tell({ type: 'vendor:exit' });
}
