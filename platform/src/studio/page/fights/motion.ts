/** Ways of the two corners in an exchange, towards the other one where x is above zero. */
type Way = readonly (readonly [number, number, number])[];

/** An exchange lasts so long, and what lands does so at this part of it. */
export const [EXCHANGE_MS, LANDS] = [640, 0.42] as const;

/** Places of a way, each with pixels forward, pixels up, and degrees. */
const WAYS = {
  leaps: [
    [0, 0, 0],
    [-9, -5, 7],
    [54, 34, -15],
    [40, 14, -6],
    [0, 0, 0],
  ],
  recoils: [
    [0, 0, 0],
    [0, -2, 0],
    [-4, 2, -2],
    [-27, 10, -14],
    [0, 0, 0],
  ],
  dodges: [
    [0, 0, 0],
    [-2, -4, 2],
    [-22, 26, -6],
    [-16, 4, 0],
    [0, 0, 0],
  ],
  meets: [
    [0, 0, 0],
    [-9, -5, 7],
    [34, 40, -14],
    [-16, 8, -10],
    [0, 0, 0],
  ],
} satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

/** Moves a bird on a way; transforms alone, so that nothing is laid out or painted anew. */
export function moveBird(bird: HTMLElement, name: WayName, forward: 1 | -1): void {
  const frames = WAYS[name].map(([x, up, turn]) => ({
    transform: `translate(${x * forward}px, ${-up}px) rotate(${turn * forward}deg)`,
  }));
  const offsets = [0, 0.16, LANDS, 0.62, 1];
  bird.animate(
    frames.map((frame, at) => ({ ...frame, offset: offsets[at] ?? 1, easing: 'ease-in-out' })),
    { duration: EXCHANGE_MS },
  );
}

/** A light that flares up where something lands. */
export function flare(light: HTMLElement, x: number, size: number, delay: number): void {
  const at = (scale: number) => `translate(${x}px, 0) scale(${scale})`;
  light.animate(
    [
      { transform: at(0.2), opacity: 0 },
      { transform: at(size), opacity: 1, offset: 0.25 },
      { transform: at(size * 1.5), opacity: 0 },
    ],
    { duration: 420, delay, easing: 'ease-out' },
  );
}

/** Feathers that come loose at a place and sink; they are gone afterwards. */
export function shed(into: HTMLElement, corner: 'red' | 'blue', x: number, count: number, delay: number): void {
  for (let at = 0; at < count; at += 1) {
    const feather = document.createElement('i');
    feather.className = `feather ${corner}`;
    into.append(feather);
    const [side, turn] = [(Math.random() - 0.5) * 90, Math.random() * 360];
    const fall = feather.animate(
      [
        { transform: `translate(${x}px, 0) rotate(${turn}deg) scale(.5)`, opacity: 0 },
        { transform: `translate(${x + side * 0.7}px, -34px) rotate(${turn + 90}deg)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${x + side * 1.2}px, 10px) rotate(${turn + 200}deg)`, opacity: 0.9, offset: 0.65 },
        { transform: `translate(${x + side}px, 62px) rotate(${turn + 320}deg)`, opacity: 0 },
      ],
      { duration: 1300 + Math.random() * 500, delay, fill: 'both', easing: 'ease-out' },
    );
    fall.onfinish = () => feather.remove();
  }
}
