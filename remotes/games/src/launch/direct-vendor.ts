import type { Vendor } from '@foyer/shared/contract';
import type { Category } from '../catalogue/categories';

/** Vendors that may be a whole category: e-sports TF, cockfight DS88 (S9-CONST-35). */
export const GAME_CODES = { ESPORTS: 'TF', COCKFIGHT: 'DS88' } as const;

/** The vendor that a category opens directly because it has no other, else undefined (A087). */
export function directVendor({ code, vendors }: Pick<Category, 'code' | 'vendors'>): Vendor | undefined {
  const [only, ...others] = vendors;
  if (only === undefined || others.length > 0) return undefined;
  const named = Object.entries(GAME_CODES).find(([category]) => category === code)?.[1];
  return only.vassalage === named ? only : undefined;
}
