/** A number as the world dials it: the zero that is dialed within a country falls away. */
export const internationalNumber = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`;
