import { drawsOf, type Seeds } from '../draws/draws-of';
import { dealFrom, type Hands } from './baccarat';
import { shoeFrom } from './shoe';

/** The hands that follow from the seeds, dealt from a shoe that is shuffled anew for the round. */
export const handsOf = (seeds: Seeds): Hands => dealFrom(shoeFrom(drawsOf(seeds)));
