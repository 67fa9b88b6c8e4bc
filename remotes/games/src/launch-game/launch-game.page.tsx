import { useT } from '@foyer/shared/i18n';
import { useLocation, useSearchParams } from '@foyer/shared/router';
import { PageBar } from '@foyer/shared/ui';
import { useState } from 'react';
import { useVendor } from '../catalogue/get-vendors';
import { lookOf } from '../launch/launch-look';
import { launchRequestOf } from '../launch/launch-request';
import { BarBalance } from './bar-balance';
import { BarTime } from './bar-time';
import { LaunchFailed } from './launch-failed';
import styles from './launch-game.module.css';
import { Stage } from './stage';
import { useLeave } from './use-leave';
import { useStaked } from './use-staked';

/** A game in the site's frame, or why it did not open (A084, A086). */
export default function LaunchGame() {
  const t = useT('games');
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const request = launchRequestOf(query);
  const look = lookOf(state);
  const vendor = useVendor(request?.vassalage);
  // The vendor reports the title after a reload, or when a game was chosen in its lobby.
  const [told, setTold] = useState<{ visit: string; title: string }>();
  const title =
    (told?.visit === key ? told.title : undefined) ?? look?.name ?? vendor?.accountTypeName ?? t('launch.title');
  const [opened, setOpened] = useState<{ visit: string; at: number }>();
  const { staked, stake } = useStaked();
  const leave = useLeave(request?.backHome === true, key);
  const trailing = (
    <span className={styles.figures}>
      <BarBalance staked={staked} />
      <BarTime since={opened?.visit === key ? opened.at : undefined} />
    </span>
  );
  return (
    <div className={styles.page}>
      <PageBar title={title} onBack={leave} trailing={trailing} className={styles.bar} />
      {request === undefined ? (
        <LaunchFailed />
      ) : (
        <Stage
          key={key}
          visit={key}
          request={request}
          title={title}
          vendorName={vendor?.accountTypeName ?? title}
          art={look?.art ?? vendor?.mobileSmallIcon}
          onExit={leave}
          onOpen={() => setOpened({ visit: key, at: Date.now() })}
          onStake={stake}
          onTitle={(title) => setTold({ visit: key, title })}
        />
      )}
    </div>
  );
}
