import { find } from './dom';
import { element } from './sheet';
import type { Text } from './texts';

/** A sheet with a title and a cross; a press beside it closes it, too. */
export function openableSheet(id: string, title: string, text: Text, ...content: Node[]): HTMLDialogElement {
  const dialog = find(id, HTMLDialogElement);
  const close = element('button', { type: 'button', class: 'icon close', 'aria-label': text('sheet.close') }, '×');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.replaceChildren(
    element('div', { class: 'head' }, element('h2', { id: `${id}-title` }, title), close),
    ...content,
  );
  return dialog;
}
