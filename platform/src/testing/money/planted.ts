import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformFolder } from '../folder';

type File = 'purses' | 'move-money' | 'submit-once';
/** What stands in the code, and what a careless change would make of it. */
type Edit = readonly [from: string, to: string];

/** Faults of the ledger, as edits of its files. */
const faults = {
  'a purse written from what was read before, without its lock': {
    purses: [[".for('update')", '']],
    'move-money': [
      [
        'const add = () =>',
        'const [read] = await tx.select().from(wallets).where(rowOf(movement, purse));\n  const add = () =>',
      ],
      ['{wallets.balance} + ', "{read?.balance ?? '0'}::numeric + "],
    ],
  },
  'money won that the ledger does not note': {
    'move-money': [
      ['await tx.insert(ledgerMovements)', "if (movement.kind !== 'bet.payout') await tx.insert(ledgerMovements)"],
    ],
  },
  'a submit that is carried out again when it is sent again': {
    'submit-once': [['if (mine.length === 0) {', 'if (mine.length > 1) {']],
  },
} as const satisfies Readonly<Record<string, Partial<Record<File, readonly Edit[]>>>>;

export type Fault = keyof typeof faults;
type Exports = Readonly<Record<string, unknown>>;
type Callable = (...values: unknown[]) => unknown;

const ledger = path.join(platformFolder, 'src/base/ledger');
let planted: Fault | undefined;

/** Lets the ledger run with a fault, from now on; or without. */
export function plant(fault: Fault | undefined): void {
  planted = fault;
}

/**
 * A file of the ledger whose functions have the fault that is planted when they are called.
 *
 * @param real its exports
 * @param load loads a faulty copy of it
 */
export function plantable(file: File, real: Exports, load: (copy: string) => Exports): Exports {
  const copies = new Map<string, Exports>();
  for (const [fault, files] of Object.entries(faults)) {
    const edits = (files as Partial<Record<File, readonly Edit[]>>)[file];
    if (edits !== undefined) copies.set(fault, loadCopy(file, edits, load));
  }
  const now = () => copies.get(planted ?? '') ?? real;
  const through = (name: string, value: unknown): unknown =>
    typeof value === 'function' ? (...values: unknown[]) => (now()[name] as Callable)(...values) : value;
  return Object.fromEntries(Object.entries(real).map(([name, value]) => [name, through(name, value)]));
}

function loadCopy(file: File, edits: readonly Edit[], load: (copy: string) => Exports): Exports {
  let text = readFileSync(path.join(ledger, `${file}.ts`), 'utf8');
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`${file}.ts has no ${from} any more; plant this fault elsewhere`);
    text = text.replace(from, () => to);
  }
  // Other files of the platform are the same for the copy.
  text = text.replace(/from '(\.[^']*)'/g, (_, to: string) => `from '${path.join(ledger, to)}'`);
  // Within the platform, where its packages are found.
  const cache = path.join(platformFolder, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'planted-'));
  try {
    const copy = path.join(folder, `${file}.ts`);
    writeFileSync(copy, text);
    return load(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
