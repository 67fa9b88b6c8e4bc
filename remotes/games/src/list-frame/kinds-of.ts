import { SELECT_TYPES, type ValueOf } from '@foyer/shared/contract';
import type { ListView } from '../catalogue/list-view';

interface Offer {
  readonly gameType: string;
  /** The category's classes in order. */
  readonly known: readonly string[];
  /** The classes of each vendor; undefined until they are known. */
  readonly types: ValueOf<'vassalTypes'> | undefined;
  readonly value: Pick<ListView, 'vendors' | 'classify'>;
}

/**
 * The classes to choose from: those that the chosen studios have games of, all studios without a choice. A chosen class stays, so that
 * it can be taken back.
 */
export function kindsOf({ gameType, known, types, value: { vendors, classify } }: Offer): readonly string[] {
  if (types === undefined) return known;
  const had = types
    .filter(({ vassalage }) => vendors.length === 0 || vendors.includes(vassalage))
    .flatMap((each) => each.types.filter((one) => one.gameType === gameType))
    .flatMap(({ gameClassify }) => gameClassify);
  const chosen = classify === SELECT_TYPES.NEW || classify === '' ? [] : [classify];
  const shown = new Set([...had, ...chosen]);
  return [...known.filter((code) => shown.delete(code)), ...shown];
}
