import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { fromShell } from '@foyer/shared/storage';
import { Button, IconButton, PageBar, SignOutIcon } from '@foyer/shared/ui';
import { GearIcon } from '../icons/icons';
import { EntryLists } from './entry-list';
import { MemberCard } from './member-card';
import styles from './mine.module.css';
import { QuickMenu } from './quick-menu';
import { useEntry } from './use-entry';
import { VisitorCard } from './visitor-card';
import { WalletCard } from './wallet-card';

/** The settings button at the end of the bar (S2-MINE-03). */
function SettingsButton() {
  const t = useT('account');
  const navigate = useNavigate();
  const target = useEntry('/m/set');
  const open = 'to' in target ? () => navigate(target.to) : target.onPress;
  return <IconButton label={t('mine.settings')} icon={<GearIcon />} onClick={open} />;
}

/**
 * /m/mine: the member center in the merchant's layout (A012): `new` has the balance in a bright card and the quick menu as
 * tiles, `base` has plain lists. Both have the same functions.
 */
export default function MinePage() {
  const t = useT('account');
  const session = useSession((state) => state.session);
  const member = useSession((state) => state.member);
  const isNew = fromShell.memberCenterVersion.get() === 'new';
  return (
    <>
      <PageBar title={t('mine.title')} backTo={HOME} trailing={<SettingsButton />} />
      <div className={styles.page} data-layout={isNew ? 'new' : 'base'}>
        {session ? <MemberCard session={session} member={member} /> : <VisitorCard />}
        {session ? <WalletCard look={isNew ? 'lit' : 'plain'} /> : null}
        <QuickMenu look={isNew ? 'tiles' : 'rows'} />
        <EntryLists />
        {session ? (
          <Button full icon={<SignOutIcon size={20} />} onClick={() => bus.emit('session:signOut')}>
            {t('mine.signOut')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
