import { known } from '@foyer/shared/report';

export const orders = ['registered', 'balance', 'team'] as const;

/** The page as in its address: a level, or a search in the whole team, and to whom money is being handed. */
export interface MembersFilter {
  memberId: number | undefined;
  name: string;
  order: (typeof orders)[number];
  to: string | undefined;
}

/** The fewest letters of a name that are searched for. */
const FEWEST = 2;

/** A name as it is searched for; empty when it cannot be one. */
export const nameIn = (typed: string): string => {
  const name = typed.trim();
  return name.length >= FEWEST && /^\S{1,64}$/.test(name) ? name : '';
};

const numeral = /^[1-9]\d{0,14}$/;

/** Reads an address; invalid values are ignored, the default is the agent's own level, newest first. A search has no level. */
export function readFilter(params: URLSearchParams): MembersFilter {
  const member = params.get('member') ?? '';
  const name = nameIn(params.get('name') ?? '');
  const to = params.get('to') ?? '';
  return {
    memberId: name === '' && numeral.test(member) ? Number(member) : undefined,
    name,
    order: known(orders, params.get('order')) ?? 'registered',
    to: numeral.test(to) ? to : undefined,
  };
}

/** A filter's address, without default values. */
export function writeFilter({ memberId, name, order, to }: MembersFilter): URLSearchParams {
  return new URLSearchParams({
    ...(memberId === undefined ? {} : { member: String(memberId) }),
    ...(name === '' ? {} : { name }),
    ...(order === 'registered' ? {} : { order }),
    ...(to === undefined ? {} : { to }),
  });
}
