import type { Kit } from './pieces/kit';

/** A complete SVG document: definitions, then the drawing. Strokes have round ends in all pictures. */
export function svgDocument(kit: Kit, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${kit.defs()}${body}</svg>`;
}
