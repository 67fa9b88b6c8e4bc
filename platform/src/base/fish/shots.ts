import { type Fish, isFish } from './fish';

/** The most shots of a volley. */
export const MOST_SHOTS = 10;

/** A shot: its place in the volley, from 1, and the kind of fish that it is aimed at. */
export interface Shot {
  readonly place: number;
  readonly fish: Fish;
}

/** The spot of a shot, `shot-3-turtle`. */
export const spotOf = ({ place, fish }: Shot): string => `shot-${place}-${fish}`;

/** The shot of a spot; undefined for what is none. */
export function shotOf(spot: string): Shot | undefined {
  const [, place = '', fish = ''] = /^shot-([1-9]|10)-([a-z]+)$/.exec(spot) ?? [];
  return isFish(fish) ? { place: Number(place), fish } : undefined;
}

/** The shots of a volley in their order. */
export const shotsOf = (spots: readonly string[]): readonly Shot[] =>
  spots.flatMap((spot) => shotOf(spot) ?? []).sort((a, b) => a.place - b.place);

/** Whether they are a volley: one shot at each place, from the first one. */
export const isVolley = (spots: readonly string[]): boolean =>
  shotsOf(spots).every(({ place }, at) => place === at + 1);
