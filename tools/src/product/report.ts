import type { Proof } from './proofs';
import type { Requirement } from './read';

type State = 'proven' | 'FAILING' | 'open';

/** A requirement is proven when all blocks that name it passed. */
function stateOf({ id }: Requirement, proofs: readonly Proof[]): State {
  const own = proofs.filter((proof) => proof.id === id);
  if (own.length === 0) return 'open';
  return own.every(({ ok }) => ok) ? 'proven' : 'FAILING';
}

/** Numbers of proven requirements, one line for each owner. */
export function figures(requirements: readonly Requirement[], proofs: readonly Proof[]): string[] {
  const owners = [...new Set(requirements.map(({ owner }) => owner))].sort();
  const lines = [...owners, 'all'].map((owner) => {
    const states = requirements
      .filter((each) => owner === 'all' || each.owner === owner)
      .map((each) => stateOf(each, proofs));
    const count = (state: State) => states.filter((each) => each === state).length;
    const [proven, failing, open, all] = [count('proven'), count('FAILING'), count('open'), states.length].map(String);
    return `${owner.padEnd(10)} ${proven?.padStart(6)} ${failing?.padStart(8)} ${open?.padStart(5)} ${all?.padStart(4)}`;
  });
  return ['owner      proven  failing  open  of', ...lines];
}

/** Requirements that are not proven, one line each. */
export function unproven(requirements: readonly Requirement[], proofs: readonly Proof[]): string[] {
  return requirements.flatMap((each) => {
    const state = stateOf(each, proofs);
    return state === 'proven' ? [] : [`${state.padEnd(7)} ${each.id.padEnd(18)} ${each.owner.padEnd(9)} ${each.file}`];
  });
}

/** A requirement with its text, its place, and the tests of the last run that prove it. */
export function lookUp(requirement: Requirement, proofs: readonly Proof[]): string[] {
  const tests = proofs.filter(({ id }) => id === requirement.id).map(({ test, file }) => `  ${file}: ${test}`);
  const { id, owner, text, file } = requirement;
  return [`${id} (${owner}), ${stateOf(requirement, proofs)}, ${file}`, `  ${text}`, ...new Set(tests)];
}
