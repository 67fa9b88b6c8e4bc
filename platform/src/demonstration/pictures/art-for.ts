import { ACTIVITY_IDS, activityArt } from '../art/activity-art';
import { avatarArt } from '../art/avatar-art';
import { BANNER_IDS, bannerArt } from '../art/banner-art';
import { crestArt } from '../art/crest-art';
import { gameArt } from '../art/game-art';
import { LOGO_VARIANTS, logoArt } from '../art/logo-art';
import { vendorArt, vendorCardArt } from '../art/vendor-art';
import { createCatalogue } from '../catalogue/catalogue';
import { allClubSlugs } from '../catalogue/clubs';
import { findVendor } from '../catalogue/vendors';
import { AVATARS } from '../catalogue/winners';

type Draw = (name: string, plain: boolean) => string | undefined;

type Pictured = readonly [game: Parameters<typeof gameArt>[0], vendor: Parameters<typeof gameArt>[1]];

let games: ReadonlyMap<string, Pictured> | undefined;

/** Games by node id; created on first use, because most runs never need it. */
function gamesByNode(): ReadonlyMap<string, Pictured> {
  games ??= new Map(
    createCatalogue().games.flatMap((game) => {
      const vendor = findVendor(game.vassalage);
      return vendor ? [[String(game.nodeId), [game, vendor]] as const] : [];
    }),
  );
  return games;
}

function drawVendor(name: string): string | undefined {
  const card = name.endsWith('-card');
  const vendor = findVendor(card ? name.slice(0, -'-card'.length) : name);
  if (!vendor) return undefined;
  return card ? vendorCardArt(vendor) : vendorArt(vendor);
}

const KINDS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  [
    'game',
    (name, plain) => {
      const found = gamesByNode().get(name);
      return found && gameArt(found[0], found[1], plain);
    },
  ],
  ['vendor', drawVendor],
  ['banner', (name) => (BANNER_IDS.includes(name) ? bannerArt(name) : undefined)],
  ['activity', (name) => (ACTIVITY_IDS.includes(name) ? activityArt(name) : undefined)],
  ['crest', (name) => (allClubSlugs().includes(name) ? crestArt(name) : undefined)],
  ['avatar', (name) => (/^\d{1,3}$/.test(name) && Number(name) < AVATARS ? avatarArt(Number(name)) : undefined)],
  [
    'logo',
    (name) => {
      const variant = LOGO_VARIANTS.find((known) => known === name);
      return variant && logoArt(variant);
    },
  ],
]);

/**
 * The picture at an art path: `/art/game/<nodeId>.svg`, `/art/vendor/<code>.svg`, `/art/vendor/<code>-card.svg`,
 * `/art/banner/<id>.svg`, `/art/activity/<id>.svg`, `/art/crest/<slug>.svg`, `/art/avatar/<number>.svg`, `/art/logo/<variant>.svg`.
 * @param path the address without host and query
 * @param plain with less in it, for who saves data: of games, which are most of the pictures
 * @returns the SVG document, or undefined when the catalogue has no such picture
 */
export function artFor(path: string, plain: boolean): string | undefined {
  const [, root, kind = '', file = '', ...rest] = path.split('/');
  if (root !== 'art' || rest.length > 0 || !file.endsWith('.svg')) return undefined;
  return KINDS.get(kind)?.(file.slice(0, -'.svg'.length), plain);
}
