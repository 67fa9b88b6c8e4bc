export { type FoundPage, type FoundWidget, findPage, widgetsOf } from './discovery';
export { type PartFailure, PartView } from './part-view';
export { loadTextsOfParts } from './texts';
