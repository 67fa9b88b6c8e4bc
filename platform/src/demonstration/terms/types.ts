/** Languages of the catalogue's texts (A058, A059). */
type CatalogueLanguage = 'EN' | 'TY';

/** A text in all of these languages. */
export type Texts = Readonly<Record<CatalogueLanguage, string>>;

/** Categories of games; `HOT` is virtual and never stored with a game (A075). */
export type GameType =
  | 'RNG'
  | 'FISH'
  | 'LIVE'
  | 'PVP'
  | 'COCKFIGHT'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'INHOUSE'
  | 'SLOTS'
  | 'POKER';

/** A shown category: a game type or `HOT`. */
export interface Category {
  readonly code: GameType | 'HOT';
  readonly names: Texts;
}

export type PatternId =
  | 'scales'
  | 'lattice'
  | 'dots'
  | 'hex'
  | 'stripes'
  | 'waves'
  | 'stars'
  | 'fans'
  | 'chevron'
  | 'plus';

export type FrameId = 'line' | 'deco' | 'notch' | 'scallop' | 'double' | 'studs';

/** A vendor, whose code is a game's `vassalage`. */
export interface Vendor {
  readonly code: string;
  readonly accountTypeName: string;
  readonly categories: readonly GameType[];
  /** Base and light colour of mark and frame. */
  readonly palette: readonly [base: string, light: string];
  readonly pattern: PatternId;
  readonly frame: FrameId;
  /** Relative number of games in a shared category. */
  readonly weight: number;
  /** Site-relative path of the mark (96 × 96). */
  readonly icon: string;
  readonly background: string;
}

/** A game of the catalogue, with the product's field names. */
export interface Game {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameId: string;
  readonly roomId: string;
  readonly gameName: string;
  readonly gameClassify: string;
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** Minimum stake as decimal text, one of the filter's options. */
  readonly minBet: string;
  /** Path of the picture in lists, which may be cropped to a square. */
  readonly showIcon: string;
  readonly iconUrl: string;
  readonly mobileLargeIcon: string;
  readonly mobileSmallIcon: string;
  readonly supportPlay: boolean;
  /** The picture's motif, chosen by title. */
  readonly motif: string;
}
