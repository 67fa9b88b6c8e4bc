import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { ApplicationsPage } from './applications/applications-page';
import type { Session } from './calls/shapes';
import { ContractsPage } from './contracts/contracts-page';
import { DepositsPage } from './deposits/deposits-page';
import { FeedbackPage } from './feedback/feedback-page';
import { Frame } from './frame/frame';
import { MerchantChoice } from './frame/merchant-choice';
import { Nowhere } from './frame/nowhere';
import { PasswordPage } from './front/password-page';
import { JobsPage } from './jobs/jobs-page';
import { MaintenancePage } from './maintenance/maintenance-page';
import { MembersPage } from './members/members-page';
import { NoticesPage } from './notices/notices-page';
import { PeoplePage } from './people/people-page';
import { MerchantContext, reaches } from './session/merchant';
import { TrailPage } from './trail/trail-page';
import { WithdrawalsPage } from './withdrawals/withdrawals-page';

export function Routing({ session }: { readonly session: Session }) {
  const [only, ...others] = session.merchants;
  const start =
    only !== undefined && others.length === 0 ? (
      <Navigate to={`/${only.code}/withdrawals`} replace />
    ) : (
      <MerchantChoice session={session} />
    );
  return (
    <Routes>
      <Route index element={start} />
      <Route path=":code/*" element={<AtMerchant session={session} />} />
    </Routes>
  );
}

/** The pages of a merchant that the operator works for; a page that the role does not have is not there. */
function AtMerchant({ session }: { readonly session: Session }) {
  const { code } = useParams();
  const merchant = session.merchants.find((each) => each.code === code);
  if (merchant === undefined) return <MerchantChoice session={session} unknown />;
  return (
    <MerchantContext value={merchant}>
      <Frame session={session}>
        <Routes>
          <Route index element={<Navigate to={`/${merchant.code}/withdrawals`} replace />} />
          <Route path="withdrawals/:id?" element={<WithdrawalsPage key={merchant.code} />} />
          <Route path="deposits/:id?" element={<DepositsPage key={merchant.code} />} />
          <Route path="notices" element={<NoticesPage key={merchant.code} />} />
          <Route path="contracts/:id?" element={<ContractsPage key={merchant.code} />} />
          <Route path="jobs/:id?" element={<JobsPage key={merchant.code} />} />
          <Route path="members/:id?" element={<MembersPage key={merchant.code} />} />
          <Route path="feedback/:id?" element={<FeedbackPage key={merchant.code} />} />
          <Route path="applications/:id?" element={<ApplicationsPage key={merchant.code} />} />
          <Route path="maintenance" element={<MaintenancePage key={merchant.code} />} />
          <Route path="password" element={<PasswordPage />} />
          {reaches(merchant.role, 'manager') ? (
            <Route path="people" element={<PeoplePage key={merchant.code} />} />
          ) : null}
          {reaches(merchant.role, 'manager') ? <Route path="trail" element={<TrailPage />} /> : null}
          <Route path="*" element={<Nowhere />} />
        </Routes>
      </Frame>
    </MerchantContext>
  );
}
