import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countGames } from './counts';
import { addFavourite, listFavourites, removeFavourite } from './favourites';
import { listGames, listHotGames } from './list';
import { hotMatchesOf } from './matches';
import { gameMenusOf } from './menus';
import { addRecent, listRecent } from './recent';
import { searchGames } from './search';
import { vassalageOf, vassalTypesOf } from './vassalage';
import { gameVendorsOf } from './vendors';

export function gameRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'gameVendors', ({ db, site }) => gameVendorsOf(db, catalogue, site.code));
  route(app, 'gameList', ({ db, site, query }) => listGames(db, site.code, query));
  route(app, 'vassalage', () => vassalageOf(catalogue));
  route(app, 'vassalTypes', ({ db, site, query }) => vassalTypesOf(db, catalogue, site, query));
  route(app, 'gameMenus', ({ db, site, query, now }) => gameMenusOf(db, catalogue, site.code, query, now));
  route(app, 'gameCounts', ({ db, site }) => countGames(db, catalogue, site.code));
  route(app, 'gameSearch', ({ db, site, query }) => searchGames(db, catalogue, site.code, query.gameName));
  route(app, 'hotGames', ({ db, site, query }) => listHotGames(db, site.code, query.gameType));
  route(app, 'hotMatches', ({ db, site, now }) => hotMatchesOf(db, catalogue, site.code, now));
  route(app, 'favourites', ({ db, site, session, query }) => listFavourites(db, site.code, session, query));
  route(app, 'addFavourite', async ({ db, site, session, body, now }) => {
    await addFavourite(db, site.code, session, body, now);
    return null;
  });
  route(app, 'removeFavourite', async ({ db, session, query }) => {
    await removeFavourite(db, session, query.nodeId);
    return null;
  });
  route(app, 'recentGames', ({ db, site, session, query }) => listRecent(db, site.code, session, query));
  route(app, 'addRecent', async ({ db, site, session, query, now, reply }) => {
    await addRecent(db, site.code, session, query, now);
    reply.header('cache-control', 'no-store');
    return null;
  });
}
