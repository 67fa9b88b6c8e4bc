import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { makeAnswers } from './calls/answers';
import { KeysProvider } from './keys/keys';
import { Routing } from './routing';
import { SessionGate } from './session/session-gate';

/** The operators' desk. It needs a router around it. */
export function Desk() {
  const [answers] = useState(makeAnswers);
  return (
    <QueryClientProvider client={answers}>
      <KeysProvider>
        <SessionGate>{(session) => <Routing session={session} />}</SessionGate>
      </KeysProvider>
    </QueryClientProvider>
  );
}
