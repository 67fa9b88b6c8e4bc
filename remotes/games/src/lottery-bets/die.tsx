/** Places of a die's pips on a square of 3 by 3. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** What a die shows. */
export const FACES = PIPS.flatMap((_, face) => (face === 0 ? [] : [face]));

/** The pips of one face of a die, in the colour of the text around. */
export function Pips({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 24 24" width="70%" aria-hidden="true">
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={4.5 + x * 7.5} cy={4.5 + y * 7.5} r={face === 1 ? 3.6 : 2.6} fill="currentColor" />
      ))}
    </svg>
  );
}
