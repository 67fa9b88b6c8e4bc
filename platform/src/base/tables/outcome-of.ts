import { drawsOf, type Seeds } from '../draws/draws-of';
import type { Table } from './table';

/** The outcome that follows from the seeds. */
export const outcomeOf = <T extends object>(table: Table<T>, seeds: Seeds): T => table.play(drawsOf(seeds));
