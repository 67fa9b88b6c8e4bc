/** Members without an agency (A051). */
const NO_AGENCY: readonly number[] = [0, 4, 40];

/** Whether members of this type have an agency, with its figures and its announcements. */
export const hasAgency = (type: number): boolean => !NO_AGENCY.includes(type);
