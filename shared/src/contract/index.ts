export { type CallName, type CallRow, calls } from './calls';
export * from './constants';
export { type ErrorCode, errorCodeOf, errorCodes } from './errors';
export type * from './types';
