/** Tenths of a percent, or undefined for what is no percent in steps of 0.1. */
function tenthsOf(rate: string): number | undefined {
  if (!/^\d{1,3}(\.\d)?$/.test(rate)) return undefined;
  const [whole = '', tenth = '0'] = rate.split('.');
  return Number.parseInt(`${whole}${tenth}`, 10);
}

/** Whether a typed rate is a step of 0.1 that does not exceed the own one. */
export function fits(rate: string, own: string): boolean {
  const [wanted, most] = [tenthsOf(rate), tenthsOf(own)];
  return wanted !== undefined && most !== undefined && wanted <= most;
}

export const MOST_LETTERS = 30;

export const isLabel = (label: string): boolean => label.trim() !== '' && [...label.trim()].length <= MOST_LETTERS;
