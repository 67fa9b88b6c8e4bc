import { Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { closedVendors, games, merchantGames } from '../base/db/schema';
import { bodyOf, merchantOf, OpsError } from './answer';
import { keyActor } from './decided-by';
import { keepVendor } from './keep-maintenance';

const GameParams = Type.Object({ code: Type.String(), nodeId: Type.String({ pattern: '^\\d{1,9}$' }) });
const VendorParams = Type.Object({ code: Type.String(), vassalage: Type.String() });
const GameBody = Type.Object(
  { hidden: Type.Optional(Type.Boolean()), playable: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
const MaintenanceBody = Type.Object(
  {
    until: Type.Union([
      Type.Integer({
        minimum: 0,
        maximum: 8_640_000_000_000,
        description: 'epoch milliseconds of the merchant’s time',
      }),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
);
const VendorBody = Type.Object({ closed: Type.Boolean() }, { additionalProperties: false });

/** A merchant's changes to games and vendors. */
export function gameOperations(app: FastifyInstance): void {
  const { db, catalogue, realNow } = app.platform;

  app.put(
    '/_ops/merchants/:code/games/:nodeId',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Hides a game at a merchant, or closes it for play', params: GameParams, body: GameBody },
    },
    async (request) => {
      const params = bodyOf(GameParams, request.params);
      const { code: merchantCode } = await merchantOf(db, params.code);
      const nodeId = Number(params.nodeId);
      const [game] = await db.select({ nodeId: games.nodeId }).from(games).where(eq(games.nodeId, nodeId));
      if (game === undefined) throw new OpsError(404, `The catalogue has no game ${nodeId}.`);
      const { hidden = false, playable = true } = bodyOf(GameBody, request.body);
      const choice = { hidden, playable };
      await db
        .insert(merchantGames)
        .values({ merchantCode, nodeId, ...choice })
        .onConflictDoUpdate({ target: [merchantGames.merchantCode, merchantGames.nodeId], set: choice });
      return { merchantCode, nodeId, ...choice };
    },
  );

  app.put(
    '/_ops/merchants/:code/vendors/:vassalage',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Closes a vendor at a merchant, or opens it again', params: VendorParams, body: VendorBody },
    },
    async (request) => {
      const { code, vassalage } = bodyOf(VendorParams, request.params);
      const { code: merchantCode } = await merchantOf(db, code);
      if (catalogue.vendorOf(vassalage) === undefined)
        throw new OpsError(404, `The catalogue has no vendor ${vassalage}.`);
      const { closed } = bodyOf(VendorBody, request.body);
      if (closed) await db.insert(closedVendors).values({ merchantCode, vassalage }).onConflictDoNothing();
      else {
        await db
          .delete(closedVendors)
          .where(and(eq(closedVendors.merchantCode, merchantCode), eq(closedVendors.vassalage, vassalage)));
      }
      return { merchantCode, vassalage, closed };
    },
  );

  app.put(
    '/_ops/merchants/:code/vendors/:vassalage/maintenance',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Keeps a vendor at a merchant in maintenance until a moment, or ends that with null',
        params: VendorParams,
        body: MaintenanceBody,
      },
    },
    async (request) => {
      const { code, vassalage } = bodyOf(VendorParams, request.params);
      const site = await merchantOf(db, code);
      const { until } = bodyOf(MaintenanceBody, request.body);
      const wish = { site, vassalage, until: until === null ? null : new Date(until) };
      await keepVendor(db, catalogue, wish, keyActor(request, realNow()));
      return { merchantCode: site.code, vassalage, until };
    },
  );
}
