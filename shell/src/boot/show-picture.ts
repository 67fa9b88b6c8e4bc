import { recordPresses } from './presses';
import { showDates } from './show-dates';
import type { Boot } from './state';

/** From this width on pages stand otherwise than the picture of one (decision 27). */
const WIDE = 768;

/**
 * Shows the first view of the page as the release of this visitor draws it (decision 99). The document has a template for each
 * release that somebody may get. Nothing is shown to members, in another language than the template's, at another address (a document
 * that is kept for visits without a network is that of any), in a wide window, or on hosts that fill in no templates.
 */
export function showPicture({ versions }: Pick<Boot, 'versions'>, language: string, hasSession: boolean): void {
  const place = document.querySelector<HTMLElement>('.boot-page');
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[data-picture]')].find(({ dataset }) => {
    const [part = '', version] = dataset['release']?.split('@') ?? [];
    const isHere = dataset['address'] === location.pathname + location.search;
    return versions[part] === version && dataset['language'] === language && isHere;
  });
  if (!place || !template || hasSession || innerWidth >= WIDE) return;
  place.append(template.content.cloneNode(true));
  showDates(place, document.documentElement.lang);
  const { slot, release } = template.dataset;
  if (slot !== undefined) Object.assign(place.dataset, { slot, part: release?.split('@')[0] });
  document.documentElement.dataset['picture'] = template.dataset['picture'];
  recordPresses(place);
}
