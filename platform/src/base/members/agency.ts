/** Types of members without an agency (A051). */
const NO_AGENCY: readonly number[] = [0, 4, 40];

/** Whether members of a type have an agency: its figures and announcements. */
export const hasAgency = (type: number): boolean => !NO_AGENCY.includes(type);
