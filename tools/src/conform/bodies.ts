import type { CallName } from '@foyer/shared/contract';
import type { Found, Visit } from './queries';

const gameOf = (found: Found): { readonly nodeId: number; readonly vendor: string } => {
  const list = found.get('gameList') as { games?: readonly { nodeId: number; vassalage: string }[] } | undefined;
  const [game] = list?.games ?? [];
  return { nodeId: game?.nodeId ?? 1, vendor: game?.vassalage ?? 'NOBODY' };
};

/** Bodies of the calls that `--write` allows. Calls that are not here get none. */
export const bodyFor: Partial<Record<CallName, (found: Found, visit: Visit) => Readonly<Record<string, unknown>>>> = {
  exposure: () => ({ part: 'conform', version: '0.0.0', visitor: '0'.repeat(24) }),
  beacon: () => ({ sampled: false, parts: [], errors: [] }),
  freePlay: (found, { trialMerchant }) => ({
    ...{ moduleId: 'FREEPLAY3', merchantCode: trialMerchant, username: String(found.get('createTrial') ?? 'nobody') },
  }),
  addFavourite: (found, { token }) => ({ ...gameOf(found), token }),
};
