import { useT } from '@foyer/shared/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { makeAnswers } from '../front/answers';
import { FrontContext } from '../front/front';
import { SessionGate } from '../front/session-gate';
import { consoleCall, failureText } from './console-call';
import { Pages } from './pages';
import type { ConsoleSession } from './shapes';

/** The merchants' console. It needs a router around it. */
export function Console() {
  const t = useT('console');
  const [answers] = useState(makeAnswers);
  const front = {
    ...{ name: t('frame.console'), signIn: t('signIn.title'), call: consoleCall },
    failure: (error: unknown) => failureText(t, error),
  };
  return (
    <QueryClientProvider client={answers}>
      <FrontContext value={front}>
        <SessionGate<ConsoleSession>>{(session) => <Pages session={session} />}</SessionGate>
      </FrontContext>
    </QueryClientProvider>
  );
}
