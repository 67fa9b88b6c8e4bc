import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { HeadsetIcon, Loading, PageBar, Skeleton, Tabs } from '@foyer/shared/ui';
import { useState } from 'react';
import { OtherWay } from '../entrance/other-way';
import { StreetPage } from '../entrance/street-page';
import { SocialButtons } from '../external/social-buttons';
import { useRegisterBanner } from './get-register-banner';
import styles from './register.module.css';
import { RegisterBanner } from './register-banner';
import { RegisterForm } from './register-form';
import { useRegisterPage } from './use-register-page';

/** A placeholder while the merchant's fields load. Its height may differ, so nothing stands below it. */
function FormShape() {
  return (
    <Loading className={styles.shape}>
      <Skeleton shape="block" count={5} className={styles.field} />
    </Loading>
  );
}

/** /m/register: by name or by mobile number, as the merchant allows. */
export default function RegisterPage() {
  const t = useT('account');
  const banner = useRegisterBanner();
  const [isLate] = useState(banner === undefined);
  const { ways, way, choose, form, formKey } = useRegisterPage();
  return (
    <StreetPage
      look="low"
      bar={<PageBar title={t('register.title')} backTo={HOME} />}
      lead={t('register.lead')}
      art={banner && <RegisterBanner banner={banner} isLate={isLate} />}
    >
      {ways.length === 0 ? null : (
        <Tabs
          label={t('register.way')}
          items={ways.map((value) => ({ value, label: t(`register.way.${value}`) }))}
          value={way}
          onChange={choose}
        />
      )}
      {form ? (
        <>
          <RegisterForm key={formKey} {...form} />
          <SocialButtons />
          <OtherWay question={t('register.member')} to="/m/login" label={t('register.login')} />
          <button type="button" className={styles.service} onClick={() => bus.emit('service:open')}>
            <HeadsetIcon size={20} />
            {t('login.service')}
          </button>
        </>
      ) : (
        <FormShape />
      )}
    </StreetPage>
  );
}
