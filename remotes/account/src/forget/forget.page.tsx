import { useFlag } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Navigate, useLocation } from '@foyer/shared/router';
import { PageBar, Tabs } from '@foyer/shared/ui';
import { useState } from 'react';
import { StreetPage } from '../entrance/street-page';
import { EmailForm } from './email-form';
import { LinkForm } from './link-form';
import { PhoneForm } from './phone-form';
import { useLinkKey } from './use-link-key';

type FindType = 'email' | 'phone';

/** Recovery by e-mail or phone, or by e-mail only where the merchant has no other (S2-FORGOT-01, S2-FORGOT-02, A044). */
function Choice({ first }: { first: FindType }) {
  const t = useT('account');
  const hasPhone = useFlag('CHNGPASSVERIF3');
  const [type, setType] = useState(first);
  if (!hasPhone) return <EmailForm />;
  const items = (['email', 'phone'] as const).map((value) => ({ value, label: t(`forget.by.${value}`) }));
  return (
    <Tabs label={t('forget.by')} items={items} value={type} onChange={setType}>
      {type === 'email' ? <EmailForm /> : <PhoneForm />}
    </Tabs>
  );
}

/**
 * /m/forget: recovery of a lost password; also opened by the mailed link (`?key=`, removed from the address at once).
 * /m/findPswBySms is the same page with the phone chosen; where the merchant lacks that way, it goes to /m/forget (A004).
 */
export default function ForgetPage() {
  const t = useT('account');
  const bySms = useLocation().pathname.startsWith('/m/findPswBySms');
  const hasPhone = useFlag('CHNGPASSVERIF3');
  const { key, forget } = useLinkKey();
  if (bySms && !hasPhone) return <Navigate to="/m/forget" replace />;
  const hasLink = key !== undefined && !bySms;
  return (
    <StreetPage
      look="low"
      bar={<PageBar title={t('forget.title')} backTo={HOME} />}
      heading={t(hasLink ? 'forget.link.heading' : 'forget.heading')}
      lead={t(hasLink ? 'forget.link.lead' : 'forget.lead')}
    >
      {hasLink ? <LinkForm linkKey={key} onAgain={forget} /> : <Choice first={bySms ? 'phone' : 'email'} />}
    </StreetPage>
  );
}
