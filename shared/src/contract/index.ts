export { type Access, mayUse } from './access';
export { BANKS, type BankCode, CARD_LIMIT } from './banks';
export { type CallName, type CallRow, calls, type Operation, type ReadLag } from './calls';
export * from './constants';
export { earlyAddress } from './early';
export { type ErrorCode, errorCodeOf, errorCodes } from './errors';
export { type CallOf, queryOf, type RequestName, requestOf, requests, type Visit, type Wish } from './requests';
export { ofSession, startUp } from './start-up';
export type * from './types';
