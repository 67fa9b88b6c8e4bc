import { imageUrl, isOwnImage } from '@foyer/shared/api';
import DOMPurify from 'dompurify';
import { contentTarget } from '../links/targets';

/** Allowed tags; other tags and attributes are removed (A063). */
const tags = [
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'p', 'br', 'hr', 'div', 'blockquote'],
  ...['ul', 'ol', 'li', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
];
const attributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'dir', 'lang'];

/**
 * Sanitises server HTML: no script, style, event attribute or frame. Links lead into the site, into a new tab without opener, or
 * nowhere; one that leads out names its host. Pictures come from the site or its image CDNs; of another one its words stay (A062, A063,
 * F-HTML-05, F-HTML-06).
 *
 * @param under level of the heading that the text stands under; its own headings then go on from there without a gap
 */
export function cleanHtml(html: string, under?: number): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    const target = href ? contentTarget(href) : undefined;
    if (target?.kind === 'page') link.setAttribute('href', target.to);
    else if (target) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      nameHost(link, target.href);
    } else link.removeAttribute('href');
  }
  for (const image of fragment.querySelectorAll('img')) {
    const source = imageUrl(image.getAttribute('src') ?? '');
    if (isOwnImage(source)) {
      image.setAttribute('src', source);
      image.loading = 'lazy';
    } else image.replaceWith(image.alt);
  }
  if (under !== undefined) levelHeadings(fragment, under);
  return fragment;
}

/** Writes the host of a link to another site behind its words, unless they are just that: `google.example` does not name `le.example`. */
function nameHost(link: HTMLAnchorElement, href: string): void {
  const { host } = new URL(href);
  if (link.textContent?.trim().toLowerCase() === host) return;
  const name = document.createElement('bdi');
  name.textContent = `(${host})`;
  link.append(' ', name);
}

/** The words of server HTML, with a space between those of neighbouring blocks. */
export function plainText(html: string): string {
  // An allowed picture would be loaded, so no element is.
  const spaced = html.replace(/<(?=\/?(?:p|br|li|[uo]l|h\d|t[rhd]|table|div|blockquote)\b)/gi, ' <');
  const fragment = DOMPurify.sanitize(spaced, { ALLOWED_TAGS: [], RETURN_DOM_FRAGMENT: true });
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Gives headings the levels below `under`: each at most one below the heading before it. */
function levelHeadings(fragment: DocumentFragment, under: number): void {
  /** Levels as they were written, of the headings that the present place stands under. */
  const above: number[] = [];
  for (const heading of fragment.querySelectorAll('h2, h3, h4')) {
    const written = Number(heading.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    const levelled = document.createElement(`h${Math.min(under + above.length, 6)}`);
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
  }
}
