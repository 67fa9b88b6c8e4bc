import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useOpened } from '@foyer/shared/report';
import { useSession } from '@foyer/shared/session';
import { Drawer } from '@foyer/shared/ui';
import { useRef } from 'react';
import { BetView } from './bet-view';

/** The address's open bet, in a drawer over the list. */
export function BetDrawer() {
  const t = useT('wallet');
  const { id, close } = useOpened('bet');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  // The closing drawer shows its bet until its animation ends.
  const shown = useRef(id);
  shown.current = id ?? shown.current;
  return (
    <Drawer open={id !== undefined} onClose={close} title={t('bet.title')}>
      {shown.current === undefined ? null : <BetView id={shown.current} currency={currency} onGone={close} />}
    </Drawer>
  );
}
