import type { Kit } from './pieces/kit';

/** A whole SVG document: the collected definitions, then the drawing. Strokes end round in all pictures. */
export function svgDocument(kit: Kit, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${kit.defs()}${body}</svg>`;
}
