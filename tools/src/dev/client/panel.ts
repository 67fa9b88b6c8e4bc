/// <reference lib="dom" />

const STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-block-size:60vh;margin:0;padding:12px;overflow:auto;' +
  'background:#1b1b1f;color:#ff9d8a;font:12px/1.5 monospace;white-space:pre-wrap;cursor:pointer';

let panel: HTMLElement | undefined;

export function hide(): void {
  panel?.remove();
  panel = undefined;
}

/** Shows what is wrong over the page, until it is pressed or mended. */
export function show(text: string): void {
  hide();
  panel = document.createElement('pre');
  panel.dataset['dev'] = 'problem';
  panel.style.cssText = STYLE;
  panel.textContent = text;
  panel.addEventListener('click', hide);
  document.documentElement.append(panel);
}
