import { BALLS } from '../../../base/keno/numbers';
import { element } from '../sheet';

/** Colours of balls, by tens. */
export const COLOURS = ['#d8443c', '#e39a1f', '#2b8fd6', '#7a52c7'] as const;

/** Which colour a ball has. */
const tenOf = (number: number): number => Math.floor(((number - 1) * COLOURS.length) / BALLS);

/** A ball with its number. */
export const ballOf = (number: number, hit: boolean): HTMLElement =>
  element('span', { class: `ball ten${tenOf(number)}${hit ? ' hit' : ''}` }, element('span', {}, String(number)));
