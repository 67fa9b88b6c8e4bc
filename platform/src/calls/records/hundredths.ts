/** Text of hundredths: 237 is "2.37". */
export const hundredthsText = (hundredths: number): string => (hundredths / 100).toFixed(2);
