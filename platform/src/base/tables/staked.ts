import type { Spots, Table } from './table';

type Places = Pick<Table<never>, 'spots' | 'isMade'>;

export const holds = ({ spots, isMade }: Places, spot: string): boolean =>
  spots.includes(spot) || isMade?.(spot) === true;

/** The spots that were staked on, in the order of the table; one that a player made comes first. */
export const stakedOn = ({ spots, isMade }: Places, stakes: Spots): readonly string[] => [
  ...Object.keys(stakes).filter((spot) => isMade?.(spot) === true),
  ...spots.filter((spot) => stakes[spot] !== undefined),
];
