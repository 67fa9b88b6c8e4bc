import type { GameType, Vendor } from '../terms/types';
import { CATEGORIES } from './categories';
import { CLASSIFICATIONS } from './classify';
import { VENDORS } from './vendors';

interface VendorName {
  readonly gameType: GameType;
  readonly vassalage: string;
  readonly accountTypeName: string;
}

/** A category with its vendors in order (S3-GAMELIST-03). */
export interface VendorSorting {
  readonly gameCategory: GameType;
  readonly vendorNames: readonly VendorName[];
}

interface VendorCard {
  readonly vassalage: string;
  readonly mobileSmallIcon: string;
  readonly accountTypeName: string;
  readonly background: string;
}

/** The filters of a category (S3-GAMELIST-04). */
export interface VendorGroup {
  readonly vendors: readonly VendorCard[];
  readonly gameClassify: readonly string[];
  readonly display: string;
}

const GAME_TYPES = CATEGORIES.flatMap(({ code }) => (code === 'HOT' ? [] : [code]));

function vendorsOf(gameType: GameType): Vendor[] {
  return VENDORS.filter((vendor) => vendor.categories.includes(gameType));
}

/** Categories and their vendors in order (A075). */
export function vendorSorting(): VendorSorting[] {
  return GAME_TYPES.map((gameType) => ({
    gameCategory: gameType,
    vendorNames: vendorsOf(gameType).map(({ code, accountTypeName }) => ({
      gameType,
      vassalage: code,
      accountTypeName,
    })),
  }));
}

export function vendorMapping(language: 'EN' | 'TY'): Record<string, Record<string, VendorGroup>> {
  return Object.fromEntries(
    GAME_TYPES.map((gameType) => {
      const group: VendorGroup = {
        vendors: vendorsOf(gameType).map(({ code, icon, accountTypeName, background }) => ({
          vassalage: code,
          mobileSmallIcon: icon,
          accountTypeName,
          background,
        })),
        gameClassify: CLASSIFICATIONS[gameType],
        display: CATEGORIES.find(({ code }) => code === gameType)?.names[language] ?? gameType,
      };
      return [gameType, { [gameType]: group }];
    }),
  );
}
