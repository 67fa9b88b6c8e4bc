/** A text in both languages. */
export type InBoth = Readonly<Record<'EN' | 'TY', string>>;

/** The names of the classes that lotteries of the house are in (S3-LOTTERY-01). */
const NAMES: Readonly<Record<string, InBoth>> = {
  FAST: { EN: 'Fast draws', TY: 'หวยด่วน' },
  RACING: { EN: 'Racing', TY: 'แข่งรถ' },
  KENO: { EN: 'Keno', TY: 'คีโน' },
  LOTTO: { EN: 'Lotto', TY: 'ล็อตโต้' },
  VIETNAM: { EN: 'Vietnam', TY: 'หวยเวียดนาม' },
};

/** The name of a class of lotteries; its code where it has none. */
export const className = (code: string): InBoth | string => NAMES[code] ?? code;
