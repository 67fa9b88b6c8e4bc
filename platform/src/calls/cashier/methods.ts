import type { DepositMethod } from '@foyer/shared/contract';

type Words = Readonly<Record<'EN' | 'TY', string>>;

interface Method extends Omit<DepositMethod, 'name' | 'note'> {
  readonly name: Words;
  readonly note: Words;
}

const METHODS: readonly Method[] = [
  {
    code: 'PROMPTPAY',
    kind: 'qr',
    name: { EN: 'PromptPay QR', TY: 'พร้อมเพย์ QR' },
    note: {
      EN: 'Scan and pay with the app of any Thai bank. Smaller amounts are booked within seconds.',
      TY: 'สแกนจ่ายได้ด้วยแอปของทุกธนาคารไทย ยอดไม่สูงเข้ากระเป๋าภายในไม่กี่วินาที',
    },
    min: '50',
    max: '50000',
    quickAmounts: ['100', '300', '500', '1000', '3000', '5000'],
    feePercent: '0',
  },
  {
    code: 'BANKTRANSFER',
    kind: 'bank',
    name: { EN: 'Bank transfer', TY: 'โอนผ่านธนาคาร' },
    note: {
      EN: 'Foyer Demo Bank, account 000-0-00000-0. Transfer from an account in your own name and write the order number into the note.',
      TY: 'ธนาคาร Foyer Demo บัญชี 000-0-00000-0 โปรดโอนจากบัญชีชื่อของคุณเอง และใส่เลขที่รายการในช่องบันทึก',
    },
    min: '100',
    max: '200000',
    quickAmounts: ['500', '1000', '3000', '5000', '10000', '50000'],
    feePercent: '0',
  },
  {
    code: 'CARD',
    kind: 'card',
    name: { EN: 'Debit or credit card', TY: 'บัตรเดบิตหรือเครดิต' },
    note: {
      EN: 'Visa and Mastercard. Your bank may ask you to confirm.',
      TY: 'รองรับ Visa และ Mastercard ธนาคารของคุณอาจขอให้ยืนยันรายการ',
    },
    min: '200',
    max: '20000',
    quickAmounts: ['200', '500', '1000', '2000', '5000', '10000'],
    feePercent: '1.5',
  },
];

export const findMethod = (code: string): Method | undefined => METHODS.find((method) => method.code === code);

/** Ways to deposit, in Thai or otherwise English. */
export function methodsIn(language: string | undefined): DepositMethod[] {
  const words = language === 'TY' ? 'TY' : 'EN';
  return METHODS.map(({ name, note, ...rest }) => ({ ...rest, name: name[words], note: note[words] }));
}
