/** A layer of a picture: its path as SVG writes it, what fills it from top to bottom, and its line. */
export interface Layer {
  readonly path: string;
  readonly fill?: readonly string[];
  readonly line?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
}

/** How a fish moves: its body bends, it shrinks and grows as a bell does, or it beats its wings. */
type Motion = 'bend' | 'pulse' | 'beat';

/** A kind of fish, drawn around 0,0 with the head to the right. */
export interface Shape {
  /** Of the drawing; on the page it has `long` pixels. */
  readonly wide: number;
  readonly high: number;
  readonly long: number;
  readonly motion: Motion;
  readonly layers: readonly Layer[];
}

export const layer = (path: string, fill?: string | readonly string[], line?: string, width = 2): Layer => ({
  path,
  ...(fill !== undefined && { fill: typeof fill === 'string' ? [fill] : fill }),
  ...(line !== undefined && { line, width }),
});

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;

export const dots = (fill: string, ...places: (readonly [number, number, number])[]): Layer =>
  layer(places.map(([x, y, r]) => ring(x, y, r)).join(''), fill);

export const eye = (x: number, y: number, r: number): readonly Layer[] => [
  layer(ring(x, y, r), '#ffffff', '#1c1626', r * 0.3),
  layer(ring(x + r * 0.2, y, r * 0.58), '#14101c'),
  layer(ring(x + r * 0.4, y - r * 0.3, r * 0.22), '#ffffff'),
];
