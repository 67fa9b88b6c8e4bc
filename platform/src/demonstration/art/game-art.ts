import type { Game, Vendor } from '../terms/types';
import { air } from './compose/air';
import { ARRANGEMENTS } from './compose/arrangements';
import { motifOf } from './emblems/motifs';
import { createKit } from './pieces/kit';
import { rect } from './pieces/shapes';
import { frameOf, patternFill } from './pieces/vendor-style';
import { createGround, footShade, groundLight, TILE, warmLight } from './scenes/ground';
import { SCENES } from './scenes/scenes';
import { svgDocument } from './svg-document';
import { lettering } from './title/lettering';
import { isOneWay, lookOf } from './title/look';

export type PicturedGame = Pick<Game, 'nodeId' | 'gameName' | 'motif'>;

/**
 * The picture of a game, 300 by 400, as an SVG: what its title names, before a scene, with the title as drawn letters (decision 71). It is
 * determined by title, motif and vendor.
 * @param plain without scene, pattern and frame, for who saves data (decision 101)
 * @throws Error for an unknown motif
 */
export function gameArt(
  game: PicturedGame,
  vendor: Pick<Vendor, 'pattern' | 'frame' | 'palette'>,
  plain = false,
): string {
  const look = lookOf(game);
  const kit = createKit(`g${game.nodeId.toString(36)}`);
  const ground = createGround(look.hue, look.light === 'left' ? 104 : 196);
  const { draw, poses = [] } = motifOf(look.hero);
  const hero = kit.keep((poses[look.pose - 1] ?? draw)(kit, look.coat));
  const prop = look.prop === undefined ? hero : kit.keep(motifOf(look.prop).draw(kit));
  const fixed = new Set([...(isOneWay(look.hero) ? [hero] : []), ...(look.prop && isOneWay(look.prop) ? [prop] : [])]);
  const arranged = () =>
    ARRANGEMENTS[look.arrangement](kit, { hero, prop, side: look.light === 'left' ? 1 : -1, fixed });
  const named = () => footShade(kit) + lettering(kit, game.gameName, vendor.palette[1]);
  const body = plain
    ? groundLight(kit, ground) + arranged() + named()
    : groundLight(kit, ground) +
      SCENES[look.scene](kit, ground) +
      rect(0, 0, TILE.width, TILE.height, 0, patternFill(kit, vendor.pattern, vendor.palette[1]), 'opacity=".1"') +
      warmLight(kit, ground) +
      arranged() +
      air(kit, look.air) +
      named() +
      frameOf(kit, vendor.frame, vendor.palette);
  return svgDocument(kit, TILE.width, TILE.height, body);
}
