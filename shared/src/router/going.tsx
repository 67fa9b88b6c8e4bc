import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** On what was pressed and leads to another page, while that is not drawn yet. */
const GOING = 'data-going';

/**
 * Shows at once that a press was taken, until the page that it leads to is drawn (decision 115). React knows nothing of it, so that not
 * one component is drawn for it.
 * @param pressed the link or the arrow
 */
export const showGoing = (pressed: Element): void => pressed.setAttribute(GOING, '');

/** Takes the look away with the page that was led to; what stays, as the footer does, would else keep it. */
export function GoingEnds() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    for (const pressed of document.querySelectorAll(`[${GOING}]`)) pressed.removeAttribute(GOING);
  }, [key]);
  return null;
}
