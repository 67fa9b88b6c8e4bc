/** The form kit of every page that moves money (B005, B006). */
export { Checking, isUnderWay } from './checking';
export { type Fact, Facts } from './facts';
export { HandOver, type HandOverProps } from './hand-over';
export { type AmountProblem, amountProblem, type Bounds, type Ceiling, isCash } from './money-amount';
export { MoneyField, type MoneyFieldProps, type MoneyFieldState, useMoneyField } from './money-field';
export { MoneyForm, type MoneyFormProps } from './money-form';
export { movable } from './movable';
export { PaymentPasswordField, type PaymentPasswordState, usePaymentPassword } from './payment-password-field';
export { Receipt, type ReceiptProps } from './receipt';
export { Review, type ReviewProps } from './review';
export { newKey } from './submit-notes';
export { type MoneySubmit, type MoneySubmitOptions, useMoneySubmit } from './use-money-submit';
