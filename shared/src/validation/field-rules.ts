/** The field rules without forms or browser, for checks on a server. */
export { fieldRule } from './server-rule';
export { type FieldDemand, validate } from './validate';
