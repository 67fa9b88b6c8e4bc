import { Refusal } from '../refusals/refusal';
import type { Site } from './site';

/**
 * Refuses calls of a closed site; maintenance has priority (S4-STARTUP-04).
 *
 * @throws Refusal `system.upgrading`, `ip.restricted`
 */
export function refuseWhileClosed({
  maintenance,
  regionRestriction,
}: Pick<Site, 'maintenance' | 'regionRestriction'>): void {
  if (maintenance) throw new Refusal('system.upgrading');
  if (regionRestriction) throw new Refusal('ip.restricted');
}
