import { call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';

export type AgentLinks = ValueOf<'agentLinks'>;
export type AgentLink = AgentLinks['links'][number];

export const useLinks = () => useQuery({ ...callQuery('agentLinks'), staleTime: 0 });

export interface WantedLink {
  readonly label: string;
  readonly kind: AgentLink['kind'];
  readonly rates: { category: string; rate: string }[];
}

export const makeLink = (wanted: WantedLink, key: string) => call('makeAgentLink', { body: { ...wanted, key } });

export const refreshLinks = () => void invalidate('agentLinks');

export async function dropLink(id: number): Promise<void> {
  await call('dropAgentLink', { query: { id } });
  refreshLinks();
}
