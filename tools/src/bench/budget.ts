/** A file or call of a page: bytes on the wire (0 of a call), and how many requests stand in line until it is there. */
export type Weight = readonly [bytes: number, depth: number];

/** What a cold page of one site asks for. Documents, scripts and stylesheets have bytes. */
export interface Weighed {
  requests: number;
  bytes: number;
  depth: number;
}

/** A cold page of the federated site by its files, named without versions and hashes. */
export interface WeighedFiles extends Weighed {
  files: Readonly<Record<string, Weight>>;
}

/** What a page may cost. */
export interface Budget {
  /** How many bytes more than written here it may have: over one build, and at all. `script`: the most it may have of script. */
  allowed: { overOne: number; growth: number; script?: number };
  one: Weighed;
  federated: WeighedFiles;
}

export interface Page {
  one: Weighed;
  /** The chain of requests to each file, by its name. */
  federated: WeighedFiles & { chains: Readonly<Record<string, readonly string[]>> };
}

const said = (count: number): string => count.toLocaleString('en');

/** The files that have more bytes than written, or are new, the heaviest growth first. */
function grown(page: Page, { federated }: Budget): string {
  const more = Object.entries(page.federated.files)
    .map(([name, [bytes]]) => ({
      name,
      by: bytes - (federated.files[name]?.[0] ?? 0),
      isNew: !(name in federated.files),
    }))
    .filter(({ by }) => by > 0)
    .sort((one, two) => two.by - one.by);
  return more
    .slice(0, 4)
    .map(
      ({ name, by, isNew }) => `${name} ${isNew ? `is new and has ${said(by)} bytes` : `has ${said(by)} bytes more`}`,
    )
    .join(', ');
}

const scriptOf = ({ files }: WeighedFiles): number =>
  Object.entries(files).reduce((sum, [name, [bytes]]) => sum + (name.endsWith('.js') ? bytes : 0), 0);

/**
 * Compares a page with its budget.
 * @returns a sentence for each way in which it costs too much: the page, the file, how much
 */
export function tooMuch(name: string, page: Page, budget: Budget): string[] {
  const { federated: now, one } = page;
  const { federated: then, allowed } = budget;
  const found: string[] = [];
  if (now.requests > then.requests) {
    const added = Object.keys(now.files).filter((file) => !(file in then.files));
    const more = now.requests - then.requests;
    found.push(`${name}: ${more} more than the ${then.requests} requests of the budget; new are ${added.join(', ')}`);
  }
  for (const [file, [, depth]] of Object.entries(now.files)) {
    const before = then.files[file]?.[1] ?? then.depth;
    if (depth <= before) continue;
    const chain = now.chains[file] ?? [];
    found.push(`${name}: ${file} is number ${depth} in its line, ${before} in the budget: ${chain.join(' → ')}`);
  }
  const script = scriptOf(now);
  if (allowed.script !== undefined && script > allowed.script)
    found.push(
      `${name}: ${said(script)} bytes of script, ${said(allowed.script)} at most: ${grown(page, budget) || 'as in the budget'}`,
    );
  const over = now.bytes - one.bytes - (then.bytes - budget.one.bytes);
  const growth = now.bytes - then.bytes;
  if (over > allowed.overOne)
    found.push(
      `${name}: ${said(over - allowed.overOne)} bytes too many against one build (${said(now.bytes)} to ${said(one.bytes)}): ${grown(page, budget)}`,
    );
  else if (growth > allowed.growth)
    found.push(
      `${name}: ${said(growth - allowed.growth)} bytes too many (${said(now.bytes)}, budget ${said(then.bytes)} and ${said(allowed.growth)}): ${grown(page, budget)}`,
    );
  return found;
}

/** The budgets as they are kept: a line for each page, so that a change shows which. */
export function written(budgets: Readonly<Record<string, Budget>>): string {
  const lines = Object.entries(budgets).map(([name, budget]) => `  ${JSON.stringify(name)}: ${JSON.stringify(budget)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
