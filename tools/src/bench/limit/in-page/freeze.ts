/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { rulesInUse } from './rules';
import { removeUnseen, seenElements } from './seen';

const pictures = new Map<string, Promise<string>>();

/** A file as an address that carries it. Drawings stay text, which compresses. */
async function carried(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (type === 'image/svg+xml') {
    const text = (await answer.text()).replace(/[%#"\n]/g, (letter) => encodeURIComponent(letter));
    return `data:${type},${text}`;
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

function inline(url: string): Promise<string> {
  if (url.startsWith('data:')) return Promise.resolve(url);
  const known = pictures.get(url) ?? carried(url);
  pictures.set(url, known);
  return known;
}

async function withPictures(css: string): Promise<string> {
  const addresses = new Set([...css.matchAll(/url\("((?!data:|#)[^"]+)"\)/g)].map(([, url = '']) => url));
  let text = css;
  for (const url of addresses) text = text.replaceAll(`url("${url}")`, `url("${await inline(url)}")`);
  return text;
}

async function freezePicture(image: HTMLImageElement): Promise<void> {
  const source = image.currentSrc || image.src;
  for (const name of ['srcset', 'sizes', 'loading', 'decoding', 'fetchpriority']) image.removeAttribute(name);
  for (const other of image.closest('picture')?.querySelectorAll('source') ?? []) other.remove();
  if (source) image.src = await inline(source);
}

/** Brings a symbol of another file into the document. */
async function freezeUse(use: SVGUseElement): Promise<void> {
  const [file = '', id = ''] = use.href.baseVal.split('#');
  if (file === '') return;
  const other = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml');
  const symbol = other.getElementById(id);
  if (!symbol) throw new Error(`${file} has no #${id}`);
  const name = `frozen-${id}`;
  if (!document.getElementById(name)) {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('style', 'position:absolute;width:0;height:0');
    symbol.id = name;
    drawing.append(document.importNode(symbol, true));
    document.body.append(drawing);
  }
  use.setAttribute('href', `#${name}`);
}

/** What a person has typed or chosen is no part of the markup. */
function keepValues(): void {
  for (const field of document.querySelectorAll('input')) {
    field.setAttribute('value', field.value);
    field.toggleAttribute('checked', field.checked);
  }
  for (const area of document.querySelectorAll('textarea')) area.textContent = area.value;
  for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
}

function freezeCanvas(canvas: HTMLCanvasElement): void {
  const image = new Image();
  for (const { name, value } of canvas.attributes) image.setAttribute(name, value);
  image.src = canvas.toDataURL();
  canvas.replaceWith(image);
}

/** The page's scripts go on with what they have made, so a copy of it takes its place. Stylesheets would load again, and stay. */
function leaveScripts(): void {
  for (const element of document.body.querySelectorAll(':scope > :not(link, style, script)'))
    element.replaceWith(element.cloneNode(true));
}

/** Only a script can open a dialog above all others, so it stays where it is by styles, before a sheet that dims the rest. */
function freezeDialog(dialog: HTMLDialogElement): void {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const { backgroundColor, backdropFilter } = getComputedStyle(dialog, '::backdrop');
  const sheet = document.createElement('div');
  const above = 'position:fixed;z-index:2147483647';
  sheet.setAttribute('style', `${above};inset:0;background:${backgroundColor};backdrop-filter:${backdropFilter}`);
  dialog.style.cssText += `;${above};inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;box-sizing:border-box;margin:0;max-width:none;max-height:none`;
  document.body.append(sheet, dialog);
}

function dropComments(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const STILL = '*,::before,::after{animation:none!important;transition:none!important}';

/** Makes the page, as it stands in the window, into one document without scripts. The page itself is spent by it. */
export async function freeze(): Promise<string> {
  keepValues();
  document.querySelectorAll('canvas').forEach(freezeCanvas);
  document.querySelectorAll<HTMLDialogElement>('dialog:modal').forEach(freezeDialog);
  leaveScripts();
  removeUnseen(seenElements());
  dropComments();
  await Promise.all([...document.querySelectorAll('use')].map(freezeUse));
  const css = await withPictures(await rulesInUse());
  for (const sheet of document.body.querySelectorAll('link, style')) sheet.remove();
  await Promise.all([...document.querySelectorAll('img')].map(freezePicture));
  for (const element of document.querySelectorAll('[style]'))
    element.setAttribute('style', await withPictures(element.getAttribute('style') ?? ''));
  const viewport = document.querySelector('meta[name="viewport"]')?.outerHTML ?? '';
  const root = document.documentElement.cloneNode() as Element;
  const [open = ''] = root.outerHTML.split('</html>');
  const head = `<head><meta charset="utf-8">${viewport}<title>${document.title}</title><style>${css}${STILL}</style></head>`;
  return `<!doctype html>${open.replace(/<head>.*$/s, '')}${head}${document.body.outerHTML}</html>`;
}
