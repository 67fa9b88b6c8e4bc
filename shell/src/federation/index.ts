export { type FoundPage, type FoundWidget, findPage, releasesInUse, widgetsOf } from './discovery';
export { ensurePart } from './part-cache';
export { type PartFailure, PartView } from './part-view';
export { loadTextsOfParts } from './texts';
