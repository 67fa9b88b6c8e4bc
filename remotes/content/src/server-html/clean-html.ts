import { imageUrl } from '@foyer/shared/api';
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
 * nowhere (A062, A063).
 */
export function cleanHtml(html: string): DocumentFragment {
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
    } else link.removeAttribute('href');
  }
  for (const image of fragment.querySelectorAll('img')) {
    image.setAttribute('src', imageUrl(image.getAttribute('src') ?? ''));
    image.loading = 'lazy';
  }
  return fragment;
}
