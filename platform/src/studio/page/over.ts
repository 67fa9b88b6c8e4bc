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
  over.hidden = false;
  document.querySelector('main')?.setAttribute('inert', '');
  button.focus();
}
