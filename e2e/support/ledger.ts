import type { Ops } from './ops';
import type { Member, Site } from './site';

interface Movement {
  readonly kind: string;
  readonly amount: string;
}

/** The amounts of all movements of a kind in a member's ledger, as the operations show it, oldest first. */
export async function movedOf(ops: Ops, site: Site, { username }: Member, kind: string): Promise<number[]> {
  const path = `/merchants/${site.code}/members/${username}/ledger`;
  const { movements } = await ops.call<{ movements: readonly Movement[] }>('GET', path);
  return movements.filter((each) => each.kind === kind).map(({ amount }) => Number(amount));
}
