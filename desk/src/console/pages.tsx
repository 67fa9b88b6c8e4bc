import { useT } from '@foyer/shared/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PasswordPage } from '../front/password-page';
import { KEY } from '../front/session-gate';
import { ExperimentsPage } from './experiments/experiments-page';
import { StartPage } from './experiments/start-page';
import { Frame } from './frame';
import { KeysPage } from './keys/keys-page';
import { OwnPage } from './own-page';
import { PeoplePage } from './people/people-page';
import { PersonContext } from './person';
import { ReportPage } from './report/report-page';
import { type ConsoleSession, reaches } from './shapes';
import { TrailPage } from './trail/trail-page';

/** The pages that the person's role has; who has a first password chooses another one before anything else. */
export function Pages({ session }: { readonly session: ConsoleSession }) {
  const t = useT('console');
  const answers = useQueryClient();
  const { role, mustChangePassword } = session;
  const asked = (
    <PasswordPage hint={t('password.first')} onChanged={() => void answers.invalidateQueries({ queryKey: KEY })} />
  );
  return (
    <PersonContext value={session}>
      <Frame>
        {mustChangePassword ? (
          asked
        ) : (
          <Routes>
            <Route index element={<ExperimentsPage />} />
            <Route path="experiments/:name" element={<ReportPage />} />
            <Route path="password" element={<OwnPage />} />
            {reaches(role, 'editor') ? <Route path="start" element={<StartPage />} /> : null}
            {reaches(role, 'owner') ? <Route path="people" element={<PeoplePage />} /> : null}
            {reaches(role, 'owner') ? <Route path="keys" element={<KeysPage />} /> : null}
            {reaches(role, 'owner') ? <Route path="trail" element={<TrailPage />} /> : null}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        )}
      </Frame>
    </PersonContext>
  );
}
