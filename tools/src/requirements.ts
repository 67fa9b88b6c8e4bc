import { parseArgs } from 'node:util';
import { readProofs } from './product/proofs';
import { readProduct } from './product/read';
import { figures, lookUp, unproven } from './product/report';

const { values, positionals } = parseArgs({ options: { summary: { type: 'boolean' } }, allowPositionals: true });
const { requirements } = readProduct();
const proofs = readProofs();

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (positionals.length > 0) {
  for (const id of positionals) {
    const requirement = requirements.find((each) => each.id === id);
    if (!requirement) fail(`${id} stands nowhere in docs/product.`);
    console.log(lookUp(requirement, proofs).join('\n'));
  }
} else {
  console.log(figures(requirements, proofs).join('\n'));
  if (!values.summary) console.log(unproven(requirements, proofs).join('\n'));
}

const known = new Set(requirements.map(({ id }) => id));
const unknown = [...new Set(proofs.map(({ id }) => id))].filter((id) => !known.has(id));
if (unknown.length > 0) fail(`These ids are proven in tests but stand nowhere in docs/product: ${unknown.join(', ')}`);
