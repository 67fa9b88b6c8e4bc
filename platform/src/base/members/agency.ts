import { mayUse } from '@foyer/shared/contract';

/** The type of trial accounts, which have play money alone (S6-ROLES-08, B007). */
export const TRIAL_TYPE = 4;

export const isTrial = (type: number | undefined): boolean => type === TRIAL_TYPE;

/** Whether members of a type have an agency: its figures and announcements (A051). */
export const hasAgency = (type: number): boolean => mayUse('agency', type);
