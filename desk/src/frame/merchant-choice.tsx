import { useT } from '@foyer/shared/i18n';
import { Button, NoData } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Session } from '../calls/shapes';
import { Mark } from '../front/mark';
import { useSignOut } from '../front/session-gate';
import { Settings } from '../front/settings';
import styles from './frame.module.css';

interface MerchantChoiceProps {
  readonly session: Session;
  /** The address names a merchant that is not theirs. */
  readonly unknown?: boolean;
}

export function MerchantChoice({ session: { name, merchants }, unknown = false }: MerchantChoiceProps) {
  const t = useT('desk');
  const signOut = useSignOut();
  useEffect(() => {
    document.title = t('merchants.title');
  }, [t]);
  return (
    <div className={styles.choice}>
      <header className={styles.choiceHead}>
        <Mark />
        <Settings />
      </header>
      <main>
        <h1 className={styles.title}>{t('merchants.title')}</h1>
        <p className={styles.hint}>{t(unknown ? 'merchants.unknown' : 'merchants.hint', { name })}</p>
        {merchants.length === 0 ? <NoData text={t('merchants.none')} /> : null}
        <ul className={styles.merchants}>
          {merchants.map(({ code, name: merchant, role }) => (
            <li key={code}>
              <Link className={styles.merchant} to={`/${code}/withdrawals`}>
                <strong>{merchant}</strong>
                <span>
                  {code} · {t(`role.${role}`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Button variant="link" onClick={signOut}>
          {t('frame.signOut')}
        </Button>
      </main>
    </div>
  );
}
