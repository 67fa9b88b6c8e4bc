import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

interface Row {
  id: string;
  owner: string;
  area: string;
}

interface Proof {
  id: string;
  ok: boolean;
}

const table = path.join(root, 'docs', 'requirements.tsv');
const results = path.join(root, 'test-results', 'proofs');

function readRows(): Row[] {
  const [, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', owner = '', area = ''] = line.split('\t');
    return { id, owner, area };
  });
}

/** Results of the last run, by id: a requirement is proven when every block that names it passed. */
function readProofs(): Map<string, boolean> {
  const proofs = new Map<string, boolean>();
  if (!existsSync(results)) return proofs;
  for (const file of readdirSync(results)) {
    for (const line of readFileSync(path.join(results, file), 'utf8').trimEnd().split('\n')) {
      const { id, ok } = JSON.parse(line) as Proof;
      proofs.set(id, ok && proofs.get(id) !== false);
    }
  }
  return proofs;
}

const rows = readRows();
const proofs = readProofs();
const known = new Set(rows.map((row) => row.id));
const unknown = [...proofs.keys()].filter((id) => !known.has(id));
const owners = [...new Set(rows.map((row) => row.owner))].sort();

console.log('owner      proven  failing  open  of');
for (const owner of [...owners, 'all']) {
  const own = rows.filter((row) => owner === 'all' || row.owner === owner);
  const proven = own.filter((row) => proofs.get(row.id) === true).length;
  const failing = own.filter((row) => proofs.get(row.id) === false).length;
  const figures = [proven, failing, own.length - proven - failing, own.length];
  console.log(
    `${owner.padEnd(10)} ${figures.map((figure, i) => String(figure).padStart([6, 8, 5, 4][i] ?? 6)).join(' ')}`,
  );
}
if (!process.argv.includes('--summary')) {
  for (const row of rows.filter((each) => proofs.get(each.id) !== true)) {
    console.log(
      `${proofs.get(row.id) === false ? 'FAILING' : 'open   '} ${row.id.padEnd(18)} ${row.owner.padEnd(9)} ${row.area}`,
    );
  }
}
if (unknown.length > 0) {
  console.error(`These ids are proven in tests but stand in no row of docs/requirements.tsv: ${unknown.join(', ')}`);
  process.exit(1);
}
