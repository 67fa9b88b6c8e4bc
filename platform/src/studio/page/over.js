import { leave } from './site.js';

/** The last page of a visit: it says what happened and offers the way back. */
export function showOver(text) {
  const over = document.getElementById('over');
  document.getElementById('over-title').textContent = text('over.title');
  document.getElementById('over-text').textContent = text('over.text');
  const button = document.getElementById('over-exit');
  button.textContent = text('exit');
  button.addEventListener('click', leave);
  over.hidden = false;
  document.querySelector('main')?.setAttribute('inert', '');
  button.focus();
}
