import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import type { Moment } from '../calls/shapes';
import { useMerchant } from '../session/merchant';

export const consoleRoles = ['viewer', 'editor', 'owner'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/** Somebody of the merchant's own at its console. */
export interface ConsolePerson {
  readonly name: string;
  readonly role: ConsoleRole;
  readonly mustChangePassword: boolean;
  readonly closed: boolean;
}

/** What one manager asked for and a second has to agree on. */
export interface WaitingDeed {
  readonly name: string;
  readonly act: string;
  readonly by: string;
  readonly at: Moment;
  readonly own: boolean;
}

export interface ConsolePeople {
  readonly people: readonly ConsolePerson[];
  /** Whether owners need two managers here. */
  readonly ofTwo: boolean;
  readonly waiting: readonly WaitingDeed[];
}

interface Came extends ConsolePeople {
  readonly came: 'done' | 'waiting';
}

const keyOf = (code: string) => ['console-people', code] as const;

export function useConsolePeople() {
  const { code } = useMerchant();
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => deskCall<ConsolePeople>(ofMerchant(code, '/console/people'), { signal }),
  });
}

export interface Deed {
  readonly name: string;
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: {
    readonly name?: string;
    readonly role?: ConsoleRole;
    readonly closed?: boolean;
    readonly password?: string;
  };
}

/** Makes or changes somebody, or takes back what one asked for. The answer has everybody anew. */
export function useDeed() {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, method, body }: Deed) => {
      const own = `/console/people/${encodeURIComponent(name)}`;
      const path = method === 'POST' ? '/console/people' : method === 'DELETE' ? `${own}/voice` : own;
      const now = await deskCall<Came>(ofMerchant(code, path), { method, ...(body && { body }) });
      // What waits was not done: its password is nobody's.
      return { ...now, name, password: now.came === 'done' ? body?.password : undefined };
    },
    onSuccess: (now) => void answers.setQueryData(keyOf(code), now),
    onError: () => answers.invalidateQueries({ queryKey: keyOf(code) }),
  });
}
