/** Banks whose cards may be added (B016), by the codes that the country's banks use among themselves. */
export const BANKS = {
  BBL: { EN: 'Bangkok Bank', TY: 'ธนาคารกรุงเทพ' },
  KBANK: { EN: 'Kasikornbank', TY: 'ธนาคารกสิกรไทย' },
  KTB: { EN: 'Krungthai Bank', TY: 'ธนาคารกรุงไทย' },
  SCB: { EN: 'Siam Commercial Bank', TY: 'ธนาคารไทยพาณิชย์' },
  BAY: { EN: 'Bank of Ayudhya', TY: 'ธนาคารกรุงศรีอยุธยา' },
  TTB: { EN: 'TMBThanachart Bank', TY: 'ธนาคารทหารไทยธนชาต' },
  GSB: { EN: 'Government Savings Bank', TY: 'ธนาคารออมสิน' },
  BAAC: { EN: 'Bank for Agriculture', TY: 'ธนาคารเพื่อการเกษตรฯ' },
} as const;

export type BankCode = keyof typeof BANKS;

/** Most cards of one member. */
export const CARD_LIMIT = 5;
