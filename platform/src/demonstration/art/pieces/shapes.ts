/** Formats a number briefly: one decimal by default, no trailing zeros. */
export function n(value: number, decimals = 1): string {
  const scale = 10 ** decimals;
  return String(Math.round(value * scale) / scale).replace(/^(-?)0\./, '$1.');
}

/** Position attributes; omitted for the default 0. */
function at(x: string, cx: number, y: string, cy: number): string {
  return `${n(cx) === '0' ? '' : ` ${x}="${n(cx)}"`}${n(cy) === '0' ? '' : ` ${y}="${n(cy)}"`}`;
}

/** `more` are further attributes. */
export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle${at('cx', cx, 'cy', cy)} r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Ellipse, rotated about its centre by `turn` degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, turn = 0, more = ''): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"`;
  return `<ellipse${at('cx', cx, 'cy', cy)} rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turned}${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Stroked path; the picture's root makes all ends round. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect${at('x', x, 'y', y)} width="${n(w)}" height="${n(h)}"${r === 0 ? '' : ` rx="${n(r)}"`} fill="${fill}"${more && ` ${more}`}/>`;
}

export function group(transform: string, content: string, more = ''): string {
  return `<g transform="${transform}"${more && ` ${more}`}>${content}</g>`;
}

/** Points of a star or, with equal radii, of a polygon. */
export function starPoints(points: number, outer: number, inner: number, turn = -90): string {
  return Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = ((turn + (180 * at) / points) * Math.PI) / 180;
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  }).join(' ');
}

export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  fill: string,
  more = '',
): string {
  return `<polygon points="${starPoints(points, outer, inner)}" transform="translate(${n(cx)} ${n(cy)})" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Positions on a circle, clockwise from the top. */
export function around(
  count: number,
  radius: number,
  turn = 0,
): readonly (readonly [x: number, y: number, angle: number])[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (360 * at) / count;
    const radians = ((angle - 90) * Math.PI) / 180;
    return [radius * Math.cos(radians), radius * Math.sin(radians), angle] as const;
  });
}

/** Highlight of a wet or polished surface. */
export function gloss(cx: number, cy: number, rx: number, ry: number, turn = -35, opacity = 0.6): string {
  return ellipse(cx, cy, rx, ry, '#fff', turn, `opacity="${opacity}"`);
}
