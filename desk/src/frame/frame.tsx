import { useT } from '@foyer/shared/i18n';
import { IconButton, SignOutIcon } from '@foyer/shared/ui';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Merchant, Session } from '../calls/shapes';
import { Mark } from '../front/mark';
import { Place } from '../front/place';
import { useSignOut } from '../front/session-gate';
import { Settings } from '../front/settings';
import { KeysHelp } from '../keys/help';
import { useShortcuts } from '../keys/keys';
import { reaches, useMerchant } from '../session/merchant';
import styles from './frame.module.css';

interface PlaceOfDesk {
  readonly path: string;
  readonly label: string;
  readonly key: string;
}

const places = ({ role }: Merchant): readonly PlaceOfDesk[] => [
  { path: 'withdrawals', label: 'nav.withdrawals', key: '1' },
  { path: 'deposits', label: 'nav.deposits', key: '2' },
  { path: 'notices', label: 'nav.notices', key: '4' },
  { path: 'contracts', label: 'nav.contracts', key: '5' },
  { path: 'jobs', label: 'nav.jobs', key: '6' },
  { path: 'members', label: 'nav.members', key: '7' },
  { path: 'feedback', label: 'nav.feedback', key: '8' },
  { path: 'applications', label: 'nav.applications', key: '9' },
  { path: 'maintenance', label: 'nav.maintenance', key: '0' },
  ...(reaches(role, 'manager')
    ? [
        { path: 'people', label: 'nav.people', key: 'c' },
        { path: 'trail', label: 'nav.trail', key: '3' },
      ]
    : []),
];

/** Head and navigation of all pages of a merchant. */
export function Frame({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const t = useT('desk');
  const merchant = useMerchant();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [helping, setHelping] = useState(false);
  const own = places(merchant);
  useShortcuts([
    ...own.map(({ path, label, key }) => ({
      ...{ keys: [key], label },
      run: () => void navigate(`/${merchant.code}/${path}`),
    })),
    { keys: ['?'], label: 'keys.title', run: () => setHelping(true) },
  ]);
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        {t('frame.skip')}
      </a>
      <header className={styles.head}>
        <Mark />
        <MerchantPicker session={session} />
        <Link to={`/${merchant.code}/password`} className={styles.who} title={t('password.title')}>
          <span>
            {session.name} · {t(`role.${merchant.role}`)}
          </span>
        </Link>
        <div className={styles.own}>
          <IconButton
            label={t('keys.title')}
            icon={<span className={styles.key}>?</span>}
            onClick={() => setHelping(true)}
          />
          <Settings />
          <IconButton label={t('frame.signOut')} icon={<SignOutIcon />} onClick={signOut} />
        </div>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {own.map(({ path, label }) => (
            <Place key={path} to={`/${merchant.code}/${path}`} label={t(label)} />
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <KeysHelp open={helping} onClose={() => setHelping(false)} />
    </div>
  );
}

function MerchantPicker({ session: { merchants } }: { readonly session: Session }) {
  const t = useT('desk');
  const { code, name } = useMerchant();
  const navigate = useNavigate();
  if (merchants.length < 2) return <span className={styles.merchantName}>{name}</span>;
  return (
    <label className={styles.picker}>
      <span className="visually-hidden">{t('merchants.label')}</span>
      <select value={code} onChange={({ target }) => void navigate(`/${target.value}/withdrawals`)}>
        {merchants.map((each) => (
          <option key={each.code} value={each.code}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}
