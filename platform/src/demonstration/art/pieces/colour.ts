function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(values: readonly number[]): string {
  const text = values.map((value) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${text.join('')}`;
}

/** Mixes two colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return toHex([0, 1, 2].map((at) => (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share));
}

/** Mixes a colour with warm white. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#fff6e0', share);
}

/** Mixes a colour with the dark background. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#0c0714', share);
}

/** Colour from hue (degrees), saturation and lightness (0 to 100). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const l = lightness / 100;
  const reach = (saturation / 100) * Math.min(l, 1 - l);
  const at = (step: number): number => {
    const k = (((step + hue / 30) % 12) + 12) % 12;
    return 255 * (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([at(0), at(8), at(4)]);
}
