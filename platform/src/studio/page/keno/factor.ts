/** A factor as it is written: `×3.8`. */
export const factor = (times: number): string => `×${times}`;
