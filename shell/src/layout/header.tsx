import { siteConfig } from '@foyer/shared/api';
import { useFlag } from '@foyer/shared/flags';
import { useHasTexts, useT } from '@foyer/shared/i18n';
import { Link, useBack } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { join, KeptNote, PageBar, PlusIcon, Skeleton } from '@foyer/shared/ui';
import { BalancePill, useMemberName } from '../member/balance-pill';
import { useLinkTo } from '../member/trial-account';
import { backTargetOf, type Place } from '../routes/place';
import styles from './header.module.css';
import { LanguageButton, MenuButton } from './header-buttons';
import { HeaderIcons } from './header-icons';
import { Logo } from './logo';
import { useUntitled } from './untitled';
import { useTightBar } from './use-tight-bar';

function DepositLink() {
  const t = useT('shell');
  return (
    <Link {...useLinkTo('/m/voucherCenter')} aria-label={t('menu.deposit')} className={styles.deposit}>
      <PlusIcon size={20} />
    </Link>
  );
}

/** Shown when the merchant allows direct registration (S2-HEADER-10, A054). */
function RegisterLink() {
  const t = useT('shell');
  const mayRegister = useFlag('DIRECTREG3');
  return mayRegister ? (
    <Link to="/m/register" className={styles.link}>
      {t('header.register')}
    </Link>
  ) : null;
}

function LoginLink() {
  const t = useT('shell');
  return (
    <Link to="/m/login" className={join(styles.link, styles.lit)}>
      {t('header.login')}
    </Link>
  );
}

interface HeaderProps {
  place: Place;
  slots?: boolean;
}

function HomeHeader({ slots }: Required<Pick<HeaderProps, 'slots'>>) {
  const isMember = useSession((state) => state.session !== undefined);
  return (
    <>
      <header className={styles.header}>
        <Logo />
        {isMember ? <BalancePill /> : <RegisterLink />}
        {isMember ? <DepositLink /> : <LoginLink />}
        <HeaderIcons ready={slots} />
        <LanguageButton />
        <MenuButton />
      </header>
      <KeptNote />
    </>
  );
}

/** Entries of a wide bar. In a narrow one the menu has them (decision 0024). */
function RoomyParts({ isMember }: { isMember: boolean }) {
  const name = useMemberName();
  return (
    <div className={styles.roomy}>
      {isMember ? <span className={styles.name}>{name}</span> : null}
      {isMember ? <DepositLink /> : <RegisterLink />}
      <LanguageButton />
    </div>
  );
}

/** The title of a page, once its remote's texts are loaded. */
function PageTitle({ place }: { place: Place }) {
  const page = place.kind === 'page' ? place.page : undefined;
  const untitled = useUntitled();
  const shell = useT('shell');
  const part = page?.part ?? 'shell';
  const t = useT(part);
  const hasTexts = useHasTexts(part);
  if (!page) return shell('notFound.title');
  const { title } = page.declaration;
  if (title === undefined || untitled === page.part) return siteConfig().name;
  return hasTexts ? t(title) : <Skeleton className={styles.titleSkeleton} />;
}

/**
 * The bar of an inner page: back arrow, title, and the right side as far as there is room (S2-HEADER-03). A long title
 * displaces the balance.
 */
export function BarHeader({ place, slots = false }: HeaderProps) {
  const back = useBack();
  const title = useTightBar();
  const isMember = useSession((state) => state.session !== undefined);
  const target = backTargetOf(place);
  return (
    <PageBar
      title={
        <span ref={title} className={styles.title}>
          <PageTitle place={place} />
        </span>
      }
      {...(target ? { backTo: target } : { onBack: back })}
      trailing={
        <>
          <RoomyParts isMember={isMember} />
          {isMember ? (
            <div className={styles.purse}>
              <BalancePill slim />
            </div>
          ) : (
            <LoginLink />
          )}
          <HeaderIcons ready={slots} />
          <MenuButton />
        </>
      }
      className={styles.bar}
    />
  );
}

/** The site's header in both modes (A008). */
export function Header({ place, slots = false }: HeaderProps) {
  return place.kind === 'home' ? <HomeHeader slots={slots} /> : <BarHeader place={place} slots={slots} />;
}
