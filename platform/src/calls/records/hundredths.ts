/** Heights and targets of rounds as a record shows them: 237 hundredths are "2.37". */
export const hundredthsText = (hundredths: number): string => (hundredths / 100).toFixed(2);
