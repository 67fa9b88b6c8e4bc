import { slotsOfRemote } from '@foyer/shared/storage';

/** This tab's trial name, until refused or its session ends (S3-TRIAL-02, A022). */
export const trialName = slotsOfRemote('account').namedText('trialName');
