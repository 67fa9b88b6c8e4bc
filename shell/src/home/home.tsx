import { siteConfig } from '@foyer/shared/api';
import { useSession } from '@foyer/shared/session';
import { useEffect } from 'react';
import { loadMember, loadWallet } from '../session/load-member';
import styles from './home.module.css';
import { useMerchantWallet } from './merchant-wallet';
import { Slot } from './slot';
import { homeSlots } from './slots';
import { useIdle } from './use-idle';

/** Home: a list of slots, and the dock above the footer (decision 57). For members it reloads member, balance and merchant wallet (S2-HOME-10 to 12). */
export function Home() {
  const token = useSession((state) => state.session?.token);
  useEffect(() => {
    if (token === undefined) return;
    void loadMember();
    void loadWallet();
  }, [token]);
  useMerchantWallet();
  const idle = useIdle(true);
  return (
    <>
      <div className={styles.home}>
        <h1 className="visually-hidden">{siteConfig().name}</h1>
        {homeSlots.map(({ name, skeleton }) => (
          <Slot key={name} name={name} skeleton={skeleton} className={styles.slot} />
        ))}
        {idle ? <Slot name="home.end" className={styles.slot} /> : null}
        <Slot name="home.dialog" />
      </div>
      <div className={styles.dock}>{idle ? <Slot name="home.dock" /> : null}</div>
    </>
  );
}
