import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isSignedOut } from './calls';
import { useFront } from './front';
import styles from './session.module.css';
import { SignIn } from './sign-in';

export const KEY = ['session'] as const;

/**
 * Shows the log-in while nobody is signed in, at whatever address: who signs in is where they were. A session that ended shows
 * in any answer.
 */
export function SessionGate<Session extends object>({
  children,
}: {
  readonly children: (session: Session) => ReactNode;
}) {
  const { call, failure } = useFront();
  const answers = useQueryClient();
  const [ended, setEnded] = useState(false);
  const session = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call<Session | null>('/session', { signal }) });

  useEffect(() => {
    const onFailure = (error: unknown) => {
      if (!isSignedOut(error) || answers.getQueryData(KEY) === undefined) return;
      setEnded(true);
      // What the one before saw is nobody else's.
      answers.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
      answers.setQueryData(KEY, null);
    };
    const leaveQueries = answers.getQueryCache().subscribe(({ query }) => onFailure(query.state.error));
    const leaveChanges = answers.getMutationCache().subscribe(({ mutation }) => onFailure(mutation?.state.error));
    return () => {
      leaveQueries();
      leaveChanges();
    };
  }, [answers]);

  const { data, error } = session;
  if (data) return children(data);
  if (data === null || isSignedOut(error))
    return (
      <SignIn<Session>
        ended={ended}
        onSession={(next) => {
          setEnded(false);
          answers.setQueryData(KEY, next);
        }}
      />
    );
  if (error === null)
    return (
      <Loading className={styles.waiting}>
        <Skeleton count={4} />
      </Loading>
    );
  return (
    <main className={styles.waiting}>
      <ErrorPanel title={failure(error)} busy={session.isFetching} onRetry={() => void session.refetch()} />
    </main>
  );
}

/**
 * Signs out here and at the platform.
 * @param path whose sessions end
 */
export function useSignOut(path = '/session'): () => void {
  const answers = useQueryClient();
  const { call } = useFront();
  return () => {
    void call(path, { method: 'DELETE' })
      .catch(() => undefined)
      .then(() => {
        answers.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
        answers.setQueryData(KEY, null);
      });
  };
}
