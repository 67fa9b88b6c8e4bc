import type { BannerScene } from './banners/banner-kit';
import { BANNER } from './banners/banner-kit';
import { lanternStreet } from './banners/lantern-street';
import { riverLanterns } from './banners/river-lanterns';
import { rooftopFireworks } from './banners/rooftop-fireworks';
import { stadiumNight } from './banners/stadium-night';
import { createKit } from './pieces/kit';
import { svgDocument } from './svg-document';

const SCENES: Readonly<Record<string, BannerScene>> = {
  'lantern-street': lanternStreet,
  'stadium-night': stadiumNight,
  'river-lanterns': riverLanterns,
  'rooftop-fireworks': rooftopFireworks,
};

export const BANNER_IDS: readonly string[] = Object.keys(SCENES);

/**
 * A home banner, 750 by 375, without text; its left third and its foot are calm, for text in HTML.
 * @throws Error for an unknown id
 */
export function bannerArt(id: string): string {
  const scene = SCENES[id];
  if (!scene) throw new Error(`No banner is drawn for "${id}"`);
  const kit = createKit(`b-${id}`);
  return svgDocument(kit, BANNER.width, BANNER.height, scene(kit));
}
