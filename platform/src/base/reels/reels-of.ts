import { drawsOf, type Seeds } from '../draws/draws-of';
import { playReels, type ReelsRound } from './play';
import type { Profile } from './profiles';

/** The round that follows from the seeds. */
export const reelsOf = (profile: Profile, seeds: Seeds): ReelsRound => playReels(profile, drawsOf(seeds));
