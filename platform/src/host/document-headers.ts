import type { Site } from '../base/sites/site';

/** Device features that no page uses; games may use full screen and sound. */
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Only scripts with a known hash run (decision 17), in remotes built elsewhere too. */
export const INTEGRITY = 'blocked-destinations=(script)';

/** Where browsers tell of scripts that the policy kept from running (decision 98). */
export const INTEGRITY_REPORTS = '/integrity-reports';

/** Nobody may frame a document by default. */
export const NO_FRAMES = "'none'";

/**
 * Headers of a document of the site. The document's own policy lists its scripts (hashes of its release) and its sources of
 * pictures and frames. The external verification service needs exceptions for merchants that use it: it opens windows that
 * answer, and runs scripts without hashes.
 *
 * @param ancestors sources of `frame-ancestors`
 * @param trusted whether browsers trust the origin; the opener policy counts nowhere else
 */
export function documentHeaders(
  site: Pick<Site, 'external'> | undefined,
  ancestors: string,
  trusted = true,
): Readonly<Record<string, string>> {
  const external = site?.external != null;
  return {
    'cache-control': 'no-cache',
    'content-security-policy': `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${ancestors}`,
    ...(trusted ? { 'cross-origin-opener-policy': external ? 'same-origin-allow-popups' : 'same-origin' } : {}),
    'permissions-policy': PERMISSIONS,
    ...(external
      ? {}
      : {
          'integrity-policy': `${INTEGRITY}, endpoints=(integrity)`,
          'reporting-endpoints': `integrity="${INTEGRITY_REPORTS}"`,
        }),
  };
}
