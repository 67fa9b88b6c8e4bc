/** Ms between two questions. A release that is taken back is known within a minute. */
export const EVERY = 45_000;
