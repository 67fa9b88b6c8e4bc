import { bus } from '@foyer/shared/bus';
import { pickable, useLanguage, useT } from '@foyer/shared/i18n';
import { hasPage } from '@foyer/shared/router';
import {
  Button,
  GlobeIcon,
  HeadsetIcon,
  InfoIcon,
  List,
  ListRow,
  LockIcon,
  SignOutIcon,
  TextSizeIcon,
  UserIcon,
} from '@foyer/shared/ui';
import { useState } from 'react';
import { HeadIconSheet } from '../head-icon/head-icon-sheet';
import { DownloadIcon, ShieldIcon } from '../icons/icons';
import { AboutSheet } from './about-sheet';
import styles from './settings.module.css';
import { useRow } from './use-row';

/** /m/set: settings and log-out (S2-SETTINGS-01 to 04). */
export default function SettingsPage() {
  const t = useT('account');
  const language = useLanguage();
  const [sheet, setSheet] = useState<'about' | 'icon'>();
  const { act, go } = useRow();
  const close = () => setSheet(undefined);
  const look = act(() => bus.emit('appearance:open'));
  return (
    <div className={styles.page}>
      <List heading={t('set.account')}>
        <ListRow icon={<UserIcon />} title={t('headIcon.change')} onPress={act(() => setSheet('icon'))} />
        <ListRow icon={<LockIcon />} title={t('changePsw.title')} onPress={go('/m/changePsw')} />
        <ListRow
          icon={<ShieldIcon />}
          title={t('security.title')}
          note={t('set.securityNote')}
          onPress={go('/m/securityCenter')}
        />
      </List>
      <List heading={t('set.look')}>
        <ListRow
          icon={<GlobeIcon />}
          title={t('set.language')}
          trailing={pickable.find(({ code }) => code === language)?.name}
          onPress={look}
        />
        <ListRow icon={<TextSizeIcon />} title={t('set.theme')} onPress={look} />
      </List>
      <List heading={t('set.help')}>
        {hasPage('/m/help') ? <ListRow icon={<InfoIcon />} title={t('set.topics')} onPress={go('/m/help')} /> : null}
        <ListRow icon={<HeadsetIcon />} title={t('set.service')} onPress={go('/m/service')} />
        <ListRow icon={<DownloadIcon />} title={t('set.download')} onPress={go('/m/download')} />
        <ListRow icon={<InfoIcon />} title={t('set.about')} onPress={act(() => setSheet('about'))} />
      </List>
      <Button full icon={<SignOutIcon size={20} />} onClick={() => bus.emit('session:signOut')}>
        {t('mine.signOut')}
      </Button>
      <HeadIconSheet open={sheet === 'icon'} onClose={close} />
      <AboutSheet open={sheet === 'about'} onClose={close} />
    </div>
  );
}
