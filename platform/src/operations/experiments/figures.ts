/** A count as it is read. */
export const whole = (count: number): string => count.toLocaleString('en');

/** A share in percent; a dash of nobody. */
export const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`);
