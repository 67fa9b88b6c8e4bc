import { siteConfig } from '@foyer/shared/api';
import { useStatus } from '@foyer/shared/flags';
import { useSession } from '@foyer/shared/session';
import { slotsOfRemote } from '@foyer/shared/storage';
import { useState } from 'react';
import { deviceFacts } from '../download/device-facts';
import { useDownloads } from '../download/get-download-links';
import { useLate } from '../use-late';
import { reasonsAgainst } from './reasons';

const hidden = slotsOfRemote('content').namedText('DOWNLOAD_BAR_HIDDEN');

const load = () => import('./bar');

/**
 * Offers the merchant's app on home, unless something speaks against it (S1-DOWNLOADBAR-01, A066). Neither the links nor the
 * bar's own files are loaded where no link could change that.
 */
export default function DownloadBar() {
  const [closed, setClosed] = useState(() => hidden.get() === '1');
  const [device] = useState(deviceFacts);
  const hasSession = useSession((state) => state.session !== undefined);
  const template = useStatus()?.info.mobileTemplate;
  const facts = {
    ...device,
    closed,
    homeScreen: template?.app_home_screen === true,
    requiredLogin: siteConfig().requiredLogin,
    hasSession,
  };
  const possible = reasonsAgainst({ ...facts, links: ['ios', 'profile', 'android'] }).length === 0;
  const { data } = useDownloads(possible);
  const shows =
    possible &&
    data !== undefined &&
    reasonsAgainst({ ...facts, links: data.offers.map(({ kind }) => kind) }).length === 0;
  const file = useLate(shows, load);
  if (!shows || !file) return null;
  const close = () => {
    hidden.set('1');
    setClosed(true);
  };
  return <file.Bar icon={data.icon} template={template} onClose={close} />;
}
