import Big from 'big.js';
import { PARTS, SPOTS, type Spot, TERMS } from '../../../base/cards/spots';

const oddsOf = (spot: Spot) => `${new Big(TERMS[spot].brings).minus(PARTS).div(PARTS).toFixed()}:1`;

/** What a spot pays beside its stake, for one. */
export const ODDS = Object.fromEntries(SPOTS.map((spot) => [spot, oddsOf(spot)])) as Readonly<Record<Spot, string>>;
