import type { Site } from '../base/sites/site';

/** What no page of the site ever asks a device for; games may fill the screen and sound. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Scripts that no hash names do not run (decision 17), in code that was built elsewhere neither. */
export const INTEGRITY = 'blocked-destinations=(script)';

/** What may stand around a document: nobody, unless an operator names who may. */
export const NO_FRAMES = "'none'";

/**
 * Headers of a document of the site. Which scripts it may run is in the document itself, as a hash of its release; which pictures
 * and frames it may show, in its block of the site. A merchant with keys of the external verification service is the exception:
 * that service opens windows that answer, and runs scripts of its own that have no hash.
 *
 * @param ancestors sources of `frame-ancestors`
 */
export function documentHeaders(
  site: Pick<Site, 'external'> | undefined,
  ancestors: string,
): Readonly<Record<string, string>> {
  const external = site?.external != null;
  return {
    'cache-control': 'no-cache',
    'content-security-policy': `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${ancestors}`,
    'cross-origin-opener-policy': external ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': PERMISSIONS,
    ...(external ? {} : { 'integrity-policy': INTEGRITY }),
  };
}
