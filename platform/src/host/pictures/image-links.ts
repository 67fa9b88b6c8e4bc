/** The windows in which a first view is shown: a wider one has another. */
const NARROW = '(max-width: 767px)';

/**
 * Links by which a browser asks for the images of first views that have priority, each once, before any script (decision 121).
 * @param templates markup, in which all values are escaped
 */
export function imageLinks(templates: string): string {
  const addresses = [...templates.matchAll(/<img src="([^"]+)"[^>]* fetchPriority="high"/g)].map(
    ([, address = '']) => address,
  );
  return [...new Set(addresses)]
    .map((address) => `<link rel="preload" as="image" fetchpriority="high" media="${NARROW}" href="${address}">`)
    .join('');
}
