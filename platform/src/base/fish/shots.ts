import { FISHES, type Fish } from './fish';

/** The most shots of a volley. */
export const MOST_SHOTS = 10;

/** A shot: its place in the volley, from 1, and the kind of fish that it is aimed at. */
export interface Shot {
  readonly place: number;
  readonly fish: Fish;
}

/** The spot of a shot, `shot-3-turtle`. */
export const spotOf = ({ place, fish }: Shot): string => `shot-${place}-${fish}`;

const PLACES = Array.from({ length: MOST_SHOTS }, (_, at) => at + 1);
const KINDS = Object.keys(FISHES) as Fish[];

/** All shots by their spots, in the order of their places. */
export const SHOTS: ReadonlyMap<string, Shot> = new Map(
  PLACES.flatMap((place) => KINDS.map((fish) => [spotOf({ place, fish }), { place, fish }] as const)),
);

/** The shots of a volley in their order. */
export const shotsOf = (spots: readonly string[]): readonly Shot[] =>
  spots.flatMap((spot) => SHOTS.get(spot) ?? []).sort((a, b) => a.place - b.place);

/** Whether they are a volley: one shot at each place, from the first one. */
export const isVolley = (spots: readonly string[]): boolean =>
  shotsOf(spots).every(({ place }, at) => place === at + 1);
