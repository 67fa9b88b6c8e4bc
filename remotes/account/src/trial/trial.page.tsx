import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME, type SiteAddress } from '@foyer/shared/paths';
import { sitePath, useSearchParams } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Button, CheckIcon, LinkButton, MinusIcon, PlayIcon } from '@foyer/shared/ui';
import { Failure } from '../entrance/failure';
import { StreetPage } from '../entrance/street-page';
import styles from './trial.module.css';
import { useTrial } from './use-trial';

/** What a trial includes, and what not. */
function Terms() {
  const t = useT('account');
  return (
    <ul className={styles.terms}>
      {(['games', 'money', 'form'] as const).map((term) => (
        <li key={term} className={styles.term}>
          <CheckIcon size={20} className={styles.yes} />
          <span>{t(`trial.term.${term}`)}</span>
        </li>
      ))}
      <li className={styles.term}>
        <MinusIcon size={20} className={styles.no} />
        <span>{t('trial.term.not')}</span>
      </li>
    </ul>
  );
}

/** The game that an address wants tried; undefined for every other address (decision 75). */
function gameOf(to: string | null): SiteAddress | undefined {
  const path = to?.startsWith('/') ? sitePath(to) : undefined;
  return path?.startsWith('/m/launchGame?') ? path : undefined;
}

/** The start button, for visitors only, because a trial would end a member's session. */
function Start() {
  const t = useT('account');
  const [query] = useSearchParams();
  const { start, busy, failure } = useTrial(gameOf(query.get('to')));
  return (
    <>
      <Failure error={failure} />
      <Button variant="primary" full busy={busy} icon={<PlayIcon size={20} />} onClick={start}>
        {t('trial.start')}
      </Button>
      <LinkButton to="/m/register" variant="link" full>
        {t('trial.register')}
      </LinkButton>
    </>
  );
}

/** /m/trail: trial play. It starts by a press only, because a reload must not create accounts (A003). */
export default function TrialPage() {
  const t = useT('account');
  const isMember = useSession((state) => state.session !== undefined);
  return (
    <StreetPage heading={t('trial.heading')} lead={t('trial.lead', { site: siteConfig().name })}>
      <Terms />
      {isMember ? (
        <>
          <p className={styles.member}>{t('trial.member')}</p>
          <LinkButton to={HOME} variant="primary" full>
            {t('trial.home')}
          </LinkButton>
        </>
      ) : (
        <Start />
      )}
    </StreetPage>
  );
}
