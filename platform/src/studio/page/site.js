let siteOrigin;

/** Remembers whom to talk to: only the site that this visit was launched from. */
export function knowSite(origin) {
  siteOrigin = origin;
}

const tell = (message) => {
  if (window.parent !== window && siteOrigin) window.parent.postMessage(message, siteOrigin);
};

/** The stake has left the balance, and the round is still in the air; '0' where it was refused after all. */
export const tellStake = (stake) => tell({ type: 'vendor:stake', stake });

/** The balance has changed: the site reads its wallet again. */
export const tellRound = (balance) => tell({ type: 'vendor:round', balance });

/** What is on the page now, which the site shows above it. */
export const tellTitle = (title) => tell({ type: 'vendor:title', title });

/** The player wants to leave. Without a frame around the page, the site itself is opened. */
export function leave() {
  if (window.parent === window) window.location.assign(siteOrigin ? `${siteOrigin}/m/home` : '/');
  else tell({ type: 'vendor:exit' });
}
