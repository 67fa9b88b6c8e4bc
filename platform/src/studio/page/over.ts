import { find } from './dom';
import { leave } from './site';
import type { Text } from './texts';

/** The last page of a visit: what happened, and the way back. */
export function showOver(text: Text): void {
  const over = find('over');
  find('over-title').textContent = text('over.title');
  find('over-text').textContent = text('over.text');
  const button = find('over-exit');
  button.textContent = text('exit');
  button.addEventListener('click', leave);
  // A sheet that is open would lie above it.
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  over.hidden = false;
  const page = document.querySelector('main');
  page?.setAttribute('inert', '');
  // Where a browser knows no inert: what lies beneath is not read, and gives the focus back.
  page?.setAttribute('aria-hidden', 'true');
  page?.addEventListener('focusin', () => button.focus());
  button.focus();
}
