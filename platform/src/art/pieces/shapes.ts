/** Short number: one decimal at most, no trailing zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Circle. `more` are further attributes. */
export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Ellipse, turned about its centre by `turn` degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, turn = 0, more = ''): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"`;
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turned}${more && ` ${more}`}/>`;
}

/** Filled path. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Stroked path with round ends. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** Rectangle with rounded corners. */
export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Group with a transform. */
export function group(transform: string, content: string, more = ''): string {
  return `<g transform="${transform}"${more && ` ${more}`}>${content}</g>`;
}

/** The content and its mirror image across the vertical axis. */
export function mirrored(content: string): string {
  return content + group('scale(-1 1)', content);
}

/** Points of a star or, with equal radii, of a polygon. */
export function starPoints(points: number, outer: number, inner: number, turn = -90): string {
  return Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = ((turn + (180 * at) / points) * Math.PI) / 180;
    return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
  }).join(' ');
}

/** Star about a centre. */
export function star(cx: number, cy: number, points: number, outer: number, inner: number, fill: string, more = ''): string {
  return `<polygon points="${starPoints(points, outer, inner)}" transform="translate(${n(cx)} ${n(cy)})" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Positions on a circle, from the top clockwise. */
export function around(count: number, radius: number, turn = 0): readonly (readonly [x: number, y: number, angle: number])[] {
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
