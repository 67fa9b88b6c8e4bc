import { useT } from '@foyer/shared/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { deskCall } from './calls/desk-call';
import { failureText } from './calls/failure-text';
import type { Session } from './calls/shapes';
import { makeAnswers } from './front/answers';
import { FrontContext } from './front/front';
import { SessionGate } from './front/session-gate';
import { KeysProvider } from './keys/keys';
import { Routing } from './routing';

/** The operators' desk. It needs a router around it. */
export function Desk() {
  const t = useT('desk');
  const [answers] = useState(makeAnswers);
  const front = {
    ...{ name: t('frame.desk'), signIn: t('signIn.title'), call: deskCall },
    failure: (error: unknown) => failureText(t, error),
  };
  return (
    <QueryClientProvider client={answers}>
      <FrontContext value={front}>
        <KeysProvider>
          <SessionGate<Session>>{(session) => <Routing session={session} />}</SessionGate>
        </KeysProvider>
      </FrontContext>
    </QueryClientProvider>
  );
}
