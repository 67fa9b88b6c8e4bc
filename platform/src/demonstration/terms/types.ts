/** Languages in which the catalogue's own texts are complete (A058, A059). */
type CatalogueLanguage = 'EN' | 'TY';

/** One text in every complete language. */
export type Texts = Readonly<Record<CatalogueLanguage, string>>;

/** Category codes that games carry; `HOT` is virtual and never stored with a game (A075). */
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

/** Category as shown: the game types and the virtual `HOT`. */
export interface Category {
  readonly code: GameType | 'HOT';
  readonly names: Texts;
}

/** Background pattern of a vendor's tiles. */
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

/** Frame of a vendor's tiles. */
export type FrameId = 'line' | 'deco' | 'notch' | 'scallop' | 'double' | 'studs';

/** Vendor: the studio whose code stands as `vassalage` in a game. */
export interface Vendor {
  readonly code: string;
  readonly accountTypeName: string;
  readonly categories: readonly GameType[];
  /** Two colours of the mark and the frame: base and light. */
  readonly palette: readonly [base: string, light: string];
  readonly pattern: PatternId;
  readonly frame: FrameId;
  /** How many games of a shared category fall to it, against the others. */
  readonly weight: number;
  /** Site-relative path of the mark (96 × 96). */
  readonly icon: string;
  /** Site-relative path of the wide picture behind the vendor card. */
  readonly background: string;
}

/** Game as the catalogue knows it. The names are those of the product's game item. */
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
  /** Smallest stake as a decimal text, one of the filter's options. */
  readonly minBet: string;
  /** Path of the square-safe picture that lists show. */
  readonly showIcon: string;
  readonly iconUrl: string;
  readonly mobileLargeIcon: string;
  readonly mobileSmallIcon: string;
  readonly supportPlay: boolean;
  /** What the picture shows: an emblem id of the art, chosen by the title. */
  readonly motif: string;
}
