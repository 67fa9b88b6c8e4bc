import type { PageData, VisitAnswer } from '../protocol';
import { enter } from './api';
import { find } from './dom';
import { useSymbol } from './money';
import { showOver } from './over';
import { knowSite, leave, tellTitle } from './site';
import { type Text, textsWith } from './texts';

/** Data that the server wrote into the page: name, colours, language. */
export const dress: PageData = JSON.parse(find('dress').textContent ?? '');
// In a frame the page hides its bar, because the site shows title, balance and way back above it.
document.documentElement.toggleAttribute('data-framed', window.parent !== window);
export const text = textsWith(dress.language);

const root = document.documentElement.style;
root.setProperty('--light', dress.light);
root.setProperty('--base', dress.base);
root.setProperty('--ground', dress.near);
find('exit').setAttribute('aria-label', text('exit'));
find('exit').addEventListener('click', leave);

/** Says that everything is there, and lets these buttons be pressed. */
export function openPage(...buttons: string[]): void {
  for (const id of buttons) find(id, HTMLButtonElement).disabled = false;
  document.querySelector('main')?.setAttribute('aria-busy', 'false');
}

/**
 * Opens the visit with the address's ticket and removes the ticket from the address, which from then on names the framing site.
 * Undefined when the visit is over.
 *
 * @param say the page's texts, where a kind of game has some of its own
 */
export async function beginVisit(say: Text = text): Promise<VisitAnswer | undefined> {
  knowSite(dress.siteOrigin);
  tellTitle(document.title);
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]')) {
    place.textContent = say(place.dataset['text'] ?? '');
  }
  const ticket = new URLSearchParams(window.location.search).get('t');
  const { pathname } = window.location;
  const site = dress.siteOrigin && `?site=${new URL(dress.siteOrigin).hostname}`;
  window.history.replaceState(null, '', `${pathname}${site}`);
  try {
    if (ticket === null) throw new Error('there is no ticket: the page was loaded again');
    const visit = await enter(ticket);
    useSymbol(visit.currencySymbol);
    return visit;
  } catch {
    showOver(text);
    return undefined;
  }
}
