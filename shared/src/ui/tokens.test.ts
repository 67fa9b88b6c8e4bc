import { readFileSync } from 'node:fs';
import path from 'node:path';

type Rgb = readonly [number, number, number];
type Pairs = [string, string][];
type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function declarations(selector: RegExp): Pairs {
  return [...css.matchAll(selector)].flatMap(([, body = '']) =>
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      value.trim(),
    ]),
  );
}

const [common, mixed] = [/^ {2}:root \{([^}]*)\}/gm, /^ {4}:root \{([^}]*)\}/gm].map(declarations) as [Pairs, Pairs];
const [light, lightMixed] = [
  /^ {2}:root\[data-theme=["']light["']\] \{([^}]*)\}/gm,
  /^ {4}:root\[data-theme=["']light["']\] \{([^}]*)\}/gm,
].map(declarations) as [Pairs, Pairs];
const themes: Record<string, Tokens> = {
  dark: new Map([...common, ...mixed]),
  light: new Map([...common, ...light, ...mixed, ...lightMixed]),
  'dark, where colours are not mixed,': new Map(common),
  'light, where colours are not mixed,': new Map([...common, ...light]),
};

/** Resolves #rrggbb, var() and color-mix in srgb. */
function colour(value: string, tokens: Tokens): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return [hex[1], hex[2], hex[3]].map((part) => Number.parseInt(part!, 16)) as unknown as Rgb;
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return colour(tokens.get(name) ?? `missing ${name}`, tokens);
  const mix = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value);
  if (!mix) throw new Error(`Not a colour: ${value}`);
  const [from, to] = [colour(mix[1]!, tokens), colour(mix[3]!, tokens)];
  const share = Number(mix[2]) / 100;
  return from.map((part, index) => part * share + to[index]! * (1 - share)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(tokens: Tokens, ink: string, ground: string): number {
  const [a, b] = [ink, ground].map((name) => luminance(colour(`var(${name})`, tokens)));
  return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
}

const inks = ['--c-text', '--c-muted', '--c-lantern-ink', '--c-jade', '--c-coral', '--c-sky'];
const grounds = ['--c-ground', '--c-raised', '--c-field', '--c-well'];
const pairs: [string, string][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ['--c-text', '--c-line'],
  ['--c-on-lantern', '--c-lantern'],
  ['--c-on-lantern', '--c-ember'],
  ['--c-ground', '--c-coral'],
  ['--c-ground', '--c-jade'],
  ...['--c-text', '--c-muted', '--c-lantern-ink'].map((ink): [string, string] => [ink, '--c-lantern-wash']),
  ['--c-coral', '--c-coral-wash'],
  ['--c-jade', '--c-jade-wash'],
  ['--c-sky', '--c-sky-wash'],
];

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each(pairs)('%s is readable on %s (WCAG AA)', (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--c-ground', '--c-raised'])('shows the edge of a control on %s', (ground) => {
    expect(contrast(tokens, '--c-edge', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('sizes of text follow the choice of the member', () => {
  for (const size of [11, 12, 14, 16, 20, 28]) {
    expect(themes['dark']!.get(`--t-${size}`)).toBe(`calc(${size}px * var(--text-size, 1))`);
  }
});
