/** A number in international form, without the leading zero of national dialing. */
export const internationalNumber = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`;
