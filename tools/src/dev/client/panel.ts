/// <reference lib="dom" />

import type { Traced } from './messages';

const STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-block-size:60vh;margin:0;padding:12px;overflow:auto;' +
  'background:#1b1b1f;color:#ff9d8a;font:12px/1.5 monospace;white-space:pre-wrap;cursor:pointer';

let panel: HTMLElement | undefined;

export function hide(): void {
  panel?.remove();
  panel = undefined;
}

/** The frames of libraries, which one press shows and another one hides. */
function foldedFrames(frames: readonly string[]): HTMLElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `${frames.length} frames of libraries`;
  const list = document.createElement('div');
  list.textContent = frames.join('\n');
  details.append(summary, list);
  details.addEventListener('click', (event) => event.stopPropagation());
  return details;
}

/** Shows what is wrong over the page, until it is pressed or mended. */
export function show({ text, folded }: Traced): void {
  hide();
  panel = document.createElement('pre');
  panel.dataset['dev'] = 'problem';
  panel.style.cssText = STYLE;
  panel.append(text, ...(folded.length > 0 ? [foldedFrames(folded)] : []));
  panel.addEventListener('click', hide);
  document.documentElement.append(panel);
}
