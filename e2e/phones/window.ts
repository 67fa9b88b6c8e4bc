/** The window of a phone, in CSS pixels. */
export const WIDTH = 375;
export const HEIGHT = 812;
