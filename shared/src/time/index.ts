export { addDays, countDays, dateOf, daysBetween, isDay } from './days';
export { type Day, dayOf, zoneOf } from './device-day';
export { momentOf } from './moments';
