import type { SecuritySettings } from '@foyer/shared/contract';
import { dateText, stampText, useT } from '@foyer/shared/i18n';
import { Badge, Drawer, List, ListRow, LockIcon, MailIcon, PhoneIcon, WalletIcon } from '@foyer/shared/ui';
import { useState } from 'react';
import { EmailForm } from './email-form';
import { MobileForm } from './mobile-form';
import { PaymentForm } from './payment-form';
import styles from './security.module.css';

const forms = { email: EmailForm, mobile: MobileForm, payment: PaymentForm } as const;

function State({ isOn }: { isOn: boolean }) {
  const t = useT('account');
  return <Badge tone={isOn ? 'success' : 'quiet'}>{t(isOn ? 'security.on' : 'security.off')}</Badge>;
}

/** A bound number or address, and while it is held, from when it can recover the account. */
function Bound({ shown, hold }: { shown: string; hold: SecuritySettings['emailHold'] }) {
  const t = useT('account');
  return (
    <>
      <bdi className={styles.masked}>{shown}</bdi>
      {hold === null ? null : (
        <span className={styles.hold}>
          {hold.old === null
            ? t('security.heldFirst', { when: stampText(hold.until) })
            : t('security.heldNext', { when: stampText(hold.until), old: `\u2066${hold.old}\u2069` })}
        </span>
      )}
    </>
  );
}

/** What the payment password is for; after too many wrong ones, until when it is locked and how to go on (B015). */
function Payment({ security }: { security: SecuritySettings }) {
  const t = useT('account');
  const { hasPaymentPassword, paymentLockedUntil } = security;
  if (paymentLockedUntil === null) return t(hasPaymentPassword ? 'security.paymentSet' : 'security.paymentNone');
  return <span className={styles.hold}>{t('security.paymentLocked', { when: stampText(paymentLockedUntil) })}</span>;
}

/** The account's protections, each with its state and the form to change it. */
export function Protections({ security }: { security: SecuritySettings }) {
  const t = useT('account');
  const [sheet, setSheet] = useState<keyof typeof forms>();
  // The closing drawer shows its form until its animation ends.
  const [shown, setShown] = useState<keyof typeof forms>('email');
  const open = (name: keyof typeof forms) => () => {
    setShown(name);
    setSheet(name);
  };
  const close = () => setSheet(undefined);
  const Form = forms[shown];
  const { passwordChangedAt, email, mobile, hasPaymentPassword, paymentLockedUntil, emailHold, mobileHold } = security;
  return (
    <>
      <List heading={t('security.guards')}>
        <ListRow
          icon={<LockIcon />}
          title={t('security.password')}
          note={
            passwordChangedAt === null
              ? t('security.passwordNever')
              : t('security.passwordChanged', { day: dateText(passwordChangedAt) })
          }
          badge={<State isOn />}
          to="/m/changePsw"
        />
        <ListRow
          icon={<MailIcon />}
          title={t('security.email')}
          note={email === null ? t('security.emailNone') : <Bound shown={email} hold={emailHold} />}
          badge={<State isOn={email !== null} />}
          onPress={open('email')}
        />
        <ListRow
          icon={<PhoneIcon />}
          title={t('security.mobile')}
          note={mobile === null ? t('security.mobileNone') : <Bound shown={mobile} hold={mobileHold} />}
          badge={<State isOn={mobile !== null} />}
          onPress={open('mobile')}
        />
        <ListRow
          icon={<WalletIcon />}
          title={t('security.payment')}
          note={<Payment security={security} />}
          badge={
            paymentLockedUntil === null ? (
              <State isOn={hasPaymentPassword} />
            ) : (
              <Badge tone="alert">{t('security.locked')}</Badge>
            )
          }
          onPress={open('payment')}
        />
      </List>
      <Drawer open={sheet !== undefined} onClose={close} title={t(`security.${shown}`)}>
        <Form security={security} onDone={close} />
      </Drawer>
    </>
  );
}
