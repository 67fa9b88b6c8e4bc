export { brokenRule, type Rule, type ValueType } from './check';
export { type NumericField, numeric } from './numeric';
export { type FieldRule, type FieldRuleName, fieldRules } from './rules';
export { type ConfiguredField, type FieldConfig, fieldRule, type ServerRule } from './server-rule';
export { type FieldForm, type FieldFormOptions, type FieldProps, useFieldForm } from './use-field-form';
export { type Fault, type Faults, type FieldDemand, ruleOf, validate } from './validate';
