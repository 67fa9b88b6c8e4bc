import { later } from './frames';

let siteOrigin = '';

/** Sets the origin that messages go to: that of the launching site. */
export function knowSite(origin: string): void {
  siteOrigin = origin;
}

type Message =
  | { readonly type: 'vendor:stake'; readonly stake: string }
  | { readonly type: 'vendor:round'; readonly balance: string }
  | { readonly type: 'vendor:title'; readonly title: string }
  | { readonly type: 'vendor:over' }
  | { readonly type: 'vendor:exit' };

const tell = (message: Message): void => {
  if (window.parent !== window && siteOrigin) window.parent.postMessage(message, siteOrigin);
};

/** The site's work on a message has a frame of its own, and so has what the site paints then. */
const tellLater = (message: Message): void => {
  later(() => tell(message));
  later();
};

/** Reports a stake while its round is in the air; '0' after a refusal. */
export const tellStake = (stake: string): void => tellLater({ type: 'vendor:stake', stake });

/** Reports a new balance, so that the site reloads its wallet. */
export const tellRound = (balance: string): void => tellLater({ type: 'vendor:round', balance });

/** Reports the page's title, which the site shows above the frame. */
export const tellTitle = (title: string): void => tell({ type: 'vendor:title', title });

/** Reports that the session on the site, and with it this visit, has ended. */
export const tellOver = (): void => tell({ type: 'vendor:over' });

/** Leaves the game. Without a frame, opens the site itself. */
export function leave(): void {
  if (window.parent === window) window.location.assign(siteOrigin ? `${siteOrigin}/m/home` : '/');
  else tell({ type: 'vendor:exit' });
}
