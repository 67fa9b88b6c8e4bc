/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/** Least contrast of small text (WCAG AA). */
const LEAST = 4.5;

/** Grounds for words that come without one, the quiet ones first. One of them is always readable. */
const GROUNDS = ['#1c1926', '#ffffff', '#000000'] as const;
const INKS = ['#231d2c', '#ffffff', '#000000'] as const;

const NAMES: Readonly<Record<string, Rgb>> = { white: [255, 255, 255], black: [0, 0, 0] };

function byNumbers(text: string): Rgb | undefined {
  const numbers = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number);
  return numbers?.every((value) => value <= 255) ? (numbers as unknown as Rgb) : undefined;
}

function byDigits(text: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return pairs?.map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb;
}

/** Reads `#rgb`, `#rrggbb`, `rgb(r, g, b)`, `white` and `black`; undefined for anything else, so that nothing else reaches CSS. */
function read(value: string | undefined): Rgb | undefined {
  const text = value?.trim().toLowerCase() ?? '';
  return (Object.hasOwn(NAMES, text) ? NAMES[text] : undefined) ?? byDigits(text) ?? byNumbers(text);
}

const hex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function brightness(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG). */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const firstReadable = (choices: readonly string[], beside: Rgb): string | undefined =>
  choices.find((choice) => contrast(read(choice) ?? beside, beside) >= LEAST);

export interface BarColours {
  readonly ground: string;
  readonly ink: string;
}

/**
 * The merchant's colours of the bar, with words that can be read: where theirs cannot, or one of the two is missing or no colour,
 * a readable partner takes its place (S3-DOWNLOADBAR-02, decision 57).
 * @returns undefined where the merchant has no colour, for those of the theme
 */
export function barColours(background: string | undefined, words: string | undefined): BarColours | undefined {
  const [ground, ink] = [read(background), read(words)];
  if (ground && ink && contrast(ground, ink) >= LEAST) return { ground: hex(ground), ink: hex(ink) };
  if (ground) return { ground: hex(ground), ink: firstReadable(INKS, ground) ?? INKS[2] };
  return ink && { ground: firstReadable(GROUNDS, ink) ?? GROUNDS[2], ink: hex(ink) };
}
