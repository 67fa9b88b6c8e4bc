/** What decides how a piece is drawn: its fields by name. */
export type PieceFields = Readonly<Record<string, string | number | boolean>>;

/** Pieces of one kind. */
export interface PieceDeclaration {
  readonly name: string;
  /** Where the first of them opens in the drawn page. */
  readonly opens: RegExp;
  /** How they may look: a piece looks as the first whose fields it has. */
  readonly looks: readonly PieceFields[];
  /** Texts that stand in the drawn page where holes belong, and names of those. */
  readonly holes: readonly (readonly [text: string, hole: string])[];
}

/**
 * Of a page whose first view is made of pieces within each other, such as numbers in lotteries in classes: the platform repeats them
 * (decision 120).
 */
export interface PiecesDeclaration {
  /** Name of the answers that fill it. A platform that does not know it has no picture of the page. */
  readonly of: string;
  /** Puts answers where the page finds them, with one piece of each kind, as the fields of a look say. */
  readonly answer: (look: PieceFields) => void;
  /** Those within others stand before them. */
  readonly pieces: readonly PieceDeclaration[];
}

/** How pieces with some fields look. `{{name}}` stands where the text of a field belongs, or the pieces of that name. */
export interface PieceLook {
  readonly fields: PieceFields;
  readonly markup: string;
}

export interface PiecesOfPicture {
  readonly of: string;
  readonly page: string;
  /** By the name of the pieces; the first look whose fields a piece has is its own. */
  readonly looks: Readonly<Record<string, readonly PieceLook[]>>;
}
