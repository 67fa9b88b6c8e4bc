import { siteConfig } from '@foyer/shared/api';
import { useSession } from '@foyer/shared/session';
import { useEffect } from 'react';
import { loadMember, loadWallet } from '../session/load-member';
import styles from './home.module.css';
import { useMerchantWallet } from './merchant-wallet';
import { Slot } from './slot';
import { homeSlots } from './slots';

/** Home: a list of slots. For members it reloads member, balance and merchant wallet (S2-HOME-10 to 12). */
export function Home() {
  const token = useSession((state) => state.session?.token);
  useEffect(() => {
    if (token === undefined) return;
    void loadMember();
    void loadWallet();
  }, [token]);
  useMerchantWallet();
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{siteConfig().name}</h1>
      {homeSlots.map(({ name, skeleton }) => (
        <Slot key={name} name={name} skeleton={skeleton} className={styles.slot} />
      ))}
      <Slot name="home.dialog" />
    </div>
  );
}
