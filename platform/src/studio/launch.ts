import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CallContext, route } from '../base/call/call';
import type { Catalogue } from '../base/catalogue/catalogue';
import type { Db } from '../base/db/database';
import { games } from '../base/db/schema';
import { Refusal } from '../base/refusals/refusal';
import { originOn, vendorOrigin } from '../base/sites/origin';
import { refuseInMaintenance } from '../calls/games/maintenance';
import { closedVendorsOf, openGames } from '../calls/games/open-games';
import { demandPurse } from '../calls/purses/play-from';
import { makeTicket } from './visits/visit';

const LOBBY = 'lobby';

/** The site's call that opens a game or a vendor's lobby. */
export function launchRoute(app: FastifyInstance): void {
  const { vendorHost, realNow } = app.platform;
  route(app, 'launchGame', (context) => {
    context.reply.header('cache-control', 'no-store');
    return launch(context, vendorHost, realNow());
  });
}

/**
 * Answers the launch call (A086): an address on the vendor's origin with a one-time ticket, for a lottery of the house the page of its
 * slip. `gameId` "lobby" opens the vendor's lobby. An address of a vendor has no scheme; it takes that of the page.
 *
 * @throws Refusal `permission.denied` for a game or vendor that this merchant hides or only lists; `vendor.maintenance` with its
 *   end; `purse.empty` when the vendor keeps a purse of its own and the member has nothing there (B036)
 */
async function launch(
  { db, site, session, query, request, now }: CallContext<'launchGame'>,
  vendorHost: string,
  realNow: Date,
): Promise<ValueOf<'launchGame'>> {
  const { publicPort, catalogue } = request.server.platform;
  const entrance = await entranceOf(db, catalogue, site.code, query);
  await refuseInMaintenance(db, site.code, entrance.vassalage, now);
  // A lottery of the house is bet on at a page of the site itself (B034).
  const lottery = catalogue.lotteries.find(
    ({ code, vendor }) => code === entrance.gameId && vendor === entrance.vassalage,
  );
  if (lottery !== undefined) return { url: `/m/startLottery?code=${lottery.code}` };
  await demandPurse(db, entrance.vassalage, session.member);
  const ticket = await makeTicket(
    db,
    {
      ...entrance,
      merchantCode: site.code,
      memberId: session.member.id,
      sessionHash: session.tokenHash,
      language: query.language,
      siteOrigin: await originOn(db, site, request.hostname, publicPort),
    },
    realNow,
  );
  const search = new URLSearchParams({ language: query.language, ...matchIn(query, entrance), t: ticket });
  return { url: `${vendorOrigin(vendorHost, publicPort)}/play/${entrance.gameId}?${search}` };
}

/** A hot match names itself in place of a game (S4-LAUNCH-05): the book opens at it. */
function matchIn({ gameId, nodeId }: QueryOf<'launchGame'>, entrance: Way): { readonly match?: string } {
  const isRoom = nodeId !== undefined && entrance.nodeId !== null && gameId !== entrance.gameId;
  return isRoom && /^[a-z0-9-]{1,120}$/.test(gameId) ? { match: gameId } : {};
}

interface Way {
  readonly vassalage: string;
  readonly nodeId: number | null;
  readonly gameId: string;
}

async function entranceOf(
  db: Db,
  { vendorOf }: Catalogue,
  merchantCode: string,
  { vassalage, gameId, nodeId }: QueryOf<'launchGame'>,
): Promise<Way> {
  if (gameId === LOBBY || gameId === '') {
    const closed = await closedVendorsOf(db, merchantCode);
    if (vendorOf(vassalage) === undefined || closed.has(vassalage)) throw new Refusal('permission.denied');
    return { vassalage, nodeId: null, gameId: LOBBY };
  }
  // A hot match names its sports room instead of a game (S4-LAUNCH-05), so a node id takes precedence.
  const which = nodeId === undefined ? eq(games.gameId, gameId) : eq(games.nodeId, nodeId);
  const [game] = await openGames(db, merchantCode, which, eq(games.vassalage, vassalage));
  if (game?.supportPlay !== true) throw new Refusal('permission.denied');
  return game;
}
