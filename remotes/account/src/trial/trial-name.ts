import { slotsOfRemote } from '@foyer/shared/storage';

/** The name of this tab's trial, until it is refused or its session ends (S3-TRIAL-02, A022). */
export const trialName = slotsOfRemote('account').namedText('trialName');
