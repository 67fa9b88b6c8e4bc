import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { addressKey } from '../../base/limits/address-key';
import type { Released } from '../../base/releases/released';
import { countBeacon, type Told } from './count';
import { countErrors } from './errors';
import { noteVisitor } from './visitors';

/** Beacons of one address per minute; a page sends two or three. */
const TOLD_A_MINUTE = 240;

type OfRelease = Pick<Told['errors'][number], 'part' | 'version'>;

/** What is left of a beacon without releases that were never published, and without places in such. */
async function known(released: Released, told: Told): Promise<Told> {
  const keep = async <T extends OfRelease>(all: readonly T[]): Promise<T[]> => {
    const are = await Promise.all(all.map(({ part, version }) => released(part, version)));
    return all.filter((_, at) => are[at]);
  };
  const placesOf = async (places: readonly string[]) => {
    const named = places.map((place) => ({
      place,
      part: place.split('/')[1] ?? '',
      version: place.split('/')[2] ?? '',
    }));
    return (await keep(named)).map(({ place }) => place);
  };
  const errors = await keep(told.errors);
  const [vitals] = told.vitals === undefined ? [] : await keep([told.vitals]);
  return {
    sampled: told.sampled,
    parts: await keep(told.parts),
    errors: await Promise.all(errors.map(async (each) => ({ ...each, places: await placesOf(each.places) }))),
    ...(vitals && { vitals }),
  };
}

/** Counts what pages tell of releases (decision 69). Whoever asks learns nothing, not even whether it counted. */
export function beaconRoutes(app: FastifyInstance): void {
  const rate = { action: 'call.beacon', limit: TOLD_A_MINUTE, windowMs: 60_000 };
  route(
    app,
    'beacon',
    async ({ db, site: { code }, now, request, body }) => {
      const told = await known(app.platform.releases.released, body);
      const who = { address: addressKey(request.ip), browser: request.headers['user-agent'] ?? '' };
      await countBeacon(db, code, told, now);
      await countErrors(db, code, told, now);
      await noteVisitor(db, code, told, { who, now, today: app.platform.realNow() });
      return null;
    },
    { rate },
  );
}
