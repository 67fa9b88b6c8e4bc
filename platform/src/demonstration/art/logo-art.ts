import { createKit, type Kit } from './pieces/kit';
import { circle, ellipse, group, line, path, rect } from './pieces/shapes';
import { svgDocument } from './svg-document';

/** `mark`: the lantern alone; `icon`: on a dark, rounded square; `maskable`: full-bleed for home screens. */
export type LogoVariant = 'mark' | 'icon' | 'maskable';

export const LOGO_VARIANTS: readonly LogoVariant[] = ['mark', 'icon', 'maskable'];

/** A paper lantern with an open door, in a box from -50 to 50. */
function lanternMark(kit: Kit): string {
  const paper = kit.linear('0 #ffd27a, 45 #f5b544, 100 #e8794a', 64);
  const light = kit.radial('0 #fffdf0, 55 #ffe9b0, 100 #ffcf6a', 0.5, 0.85, 0.8);
  const metal = kit.linear('0 #fff0c4, 100 #d9963a');
  return (
    line('M0-50V-42', '#f5b544', 4) +
    path('M-17-34H17C35-26 42-12 42 0S35 26 17 34H-17C-35 26-42 12-42 0S-35-26-17-34Z', paper) +
    path('M-21-30C-33-22-38-10-38 0S-33 22-21 30C-28 18-28-18-21-30Z', '#fff', 'opacity=".28"') +
    path('M21-30C33-22 38-10 38 0S33 22 21 30C28 18 28-18 21-30Z', '#8a2f1c', 'opacity=".28"') +
    path('M-13 34V-4A13 13 0 0 1 13-4V34Z', '#4a1c1c') +
    path('M-10 34V-3A10 10 0 0 1 10-3V34Z', light) +
    rect(-19, -42, 38, 8, 4, metal) +
    rect(-19, 34, 38, 8, 4, metal) +
    line('M-7 42V48M0 42V50M7 42V48', '#e8794a', 3.4)
  );
}

/** The site's logo without words, 96 by 96 (icons 512 by 512). */
export function logoArt(variant: LogoVariant): string {
  const kit = createKit(`logo-${variant}`);
  if (variant === 'mark') return svgDocument(kit, 96, 96, group('translate(48 48) scale(.93)', lanternMark(kit)));
  const ground = kit.radial('0 #4a2c2a, 45 #261a28, 100 #13111a', 0.5, 0.46, 0.72);
  const radius = variant === 'icon' ? 116 : 0;
  const glow = kit.radial('0 #ffb45a .55, 100 #ffb45a 0');
  const body =
    rect(0, 0, 512, 512, radius, ground) +
    circle(256, 256, 230, glow) +
    ellipse(256, 452, 120, 16, '#000', 0, 'opacity=".3"') +
    group(`translate(256 256) scale(${variant === 'icon' ? 4.3 : 3.2})`, lanternMark(kit));
  return svgDocument(kit, 512, 512, body);
}
