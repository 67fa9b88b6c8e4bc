/** The field rules without the form, for who checks the same fields on a server: nothing here needs a browser. */
export { fieldRule } from './server-rule';
export { type FieldDemand, validate } from './validate';
