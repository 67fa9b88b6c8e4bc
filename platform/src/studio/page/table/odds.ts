import Big from 'big.js';
import { PARTS, type Terms } from '../../../base/tables/table';

const beside = (parts: number) => new Big(parts).minus(PARTS).div(PARTS).toFixed();

/** What a spot pays beside its stake, for one: `8:1`, or from the least to the most. */
export const oddsText = ({ brings, most }: Terms): string =>
  `${beside(brings)}${most === undefined ? '' : `–${beside(most)}`}:1`;
