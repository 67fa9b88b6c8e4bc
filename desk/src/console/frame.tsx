import { useT } from '@foyer/shared/i18n';
import { IconButton, SignOutIcon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../front/mark';
import { Place } from '../front/place';
import { useSignOut } from '../front/session-gate';
import { Settings } from '../front/settings';
import styles from './console.module.css';
import { usePerson } from './person';
import { reaches } from './shapes';

/** Head and navigation of all pages. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useT('console');
  const { name, role, merchant, mustChangePassword } = usePerson();
  const signOut = useSignOut();
  const places = [
    { path: '/', label: t('nav.experiments') },
    ...(reaches(role, 'owner')
      ? [
          { path: '/people', label: t('nav.people') },
          { path: '/keys', label: t('nav.keys') },
          { path: '/trail', label: t('nav.trail') },
        ]
      : []),
    { path: '/password', label: t('nav.password') },
  ];
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        {t('frame.skip')}
      </a>
      <header className={styles.head}>
        <Link to="/" className={styles.home}>
          <Mark />
        </Link>
        <div className={styles.own}>
          <Settings />
          <IconButton label={t('frame.signOut')} icon={<SignOutIcon />} onClick={signOut} />
        </div>
        <p className={styles.who}>
          {merchant} · {name} ({t(`role.${role}`)})
        </p>
        {mustChangePassword ? null : (
          <nav className={styles.nav} aria-label={t('nav.label')}>
            {places.map(({ path, label }) => (
              <Place key={path} to={path} label={label} end />
            ))}
          </nav>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
