import type { Game, Vendor } from '../terms/types';
import { COMPOSITIONS, foreground } from './compose';
import { motifOf } from './emblems/motifs';
import { choicesOf, takeHue } from './game-hue';
import { createKit } from './pieces/kit';
import { rect } from './pieces/shapes';
import { frameOf, patternFill } from './pieces/vendor-style';
import { createGround, footShade, groundLight, TILE, warmLight } from './scenes/ground';
import { SCENES } from './scenes/scenes';
import { svgDocument } from './svg-document';

export type PicturedGame = Pick<Game, 'nodeId' | 'motif'>;

/**
 * The picture of a game, 300 by 400, as an SVG without text, determined by node id, motif and vendor.
 * @throws Error for an unknown motif
 */
export function gameArt(game: PicturedGame, vendor: Pick<Vendor, 'pattern' | 'frame' | 'palette'>): string {
  const motif = motifOf(game.motif);
  const choice = choicesOf(game);
  const kit = createKit(`g${game.nodeId.toString(36)}`);
  const ground = createGround(takeHue(choice, game.motif), choice.pick([104, 150, 196]));
  const compose = choice.pick(COMPOSITIONS);
  const scene = choice.pick(motif.scenes);
  const companionId = choice.pick(motif.with);
  const main = kit.keep(motif.draw(kit));
  // The companion is drawn only if the arrangement shows it, which keeps the file small.
  const companion = compose.length > 2 ? kit.keep(motifOf(companionId).draw(kit)) : main;
  const body =
    groundLight(kit, ground) +
    SCENES[scene](kit, ground) +
    rect(0, 0, TILE.width, TILE.height, 0, patternFill(kit, vendor.pattern, vendor.palette[1]), 'opacity=".1"') +
    warmLight(kit, ground) +
    compose(kit, main, companion) +
    foreground(kit) +
    footShade(kit) +
    frameOf(kit, vendor.frame, vendor.palette);
  return svgDocument(kit, TILE.width, TILE.height, body);
}
