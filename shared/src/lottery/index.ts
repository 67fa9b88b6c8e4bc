export { OrderLines } from './order-lines';
export { rateText } from './rate-text';
export { useOptionText, usePickText } from './use-pick-text';
