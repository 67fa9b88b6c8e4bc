import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { closedVendors } from '../base/db/schema';
import { reaches } from '../base/operators/roles';
import { siteTime } from '../base/sites/site';
import { maintainedVendors } from '../calls/games/maintenance';
import { bodyOf } from '../operations/answer';
import { keepSite, keepVendor } from '../operations/keep-maintenance';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';

const SiteBody = Type.Object({ closed: Type.Boolean() }, { additionalProperties: false });
const VendorParams = Type.Object({ code: Type.String(), vendor: Type.String({ maxLength: 32 }) });
/** Minutes from now, at most 30 days; 0 ends it. */
const MINUTES_MAX = 30 * 24 * 60;
const VendorBody = Type.Object(
  { minutes: Type.Integer({ minimum: 0, maximum: MINUTES_MAX }) },
  { additionalProperties: false },
);
const MINUTE_MS = 60_000;
const url = '/desk/api/merchants/:code/maintenance';

/** Whether the merchant's site and its vendors are in maintenance; a manager closes and opens them (B036). */
export function maintenanceRoutes(app: FastifyInstance): void {
  const { db, realNow, catalogue } = app.platform;

  async function shown({ site, role }: Shift, isClosed = site.maintenance) {
    const [ends, closed] = await Promise.all([
      maintainedVendors(db, site.code, siteTime(site, realNow())),
      db.select({ code: closedVendors.vassalage }).from(closedVendors).where(eq(closedVendors.merchantCode, site.code)),
    ]);
    const shut = new Set(closed.map(({ code }) => code));
    return {
      closed: isClosed,
      may: reaches(role, 'manager'),
      vendors: catalogue.vendors.map(({ code, accountTypeName: name }) => ({
        ...{ code, name, until: ends.get(code) ?? null },
        // Closed at this merchant without an end, by the operations alone.
        closed: shut.has(code),
      })),
    };
  }

  app.get(url, async (request) => shown(await shiftOf(app, request, 'viewer')));

  app.post(url, async (request) => {
    const shift = await shiftOf(app, request, 'manager');
    const { closed } = bodyOf(SiteBody, request.body);
    return shown(shift, await keepSite(db, shift.site, closed, actorOf(shift, request.ip)));
  });

  app.post(`${url}/:vendor`, async (request) => {
    const shift = await shiftOf(app, request, 'manager');
    const { site } = shift;
    const { vendor: vassalage } = bodyOf(VendorParams, request.params);
    const { minutes } = bodyOf(VendorBody, request.body);
    if (catalogue.vendorOf(vassalage) === undefined) throw new DeskError(404, 'not.found');
    const until = minutes === 0 ? null : new Date(siteTime(site, realNow()).getTime() + minutes * MINUTE_MS);
    await keepVendor(db, catalogue, { site, vassalage, until }, actorOf(shift, request.ip));
    return shown(shift);
  });

  const actorOf = ({ operator }: Shift, address: string) => ({ operatorId: operator.id, address, at: realNow() });
}
