import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Drawer } from '@foyer/shared/ui';
import { useRef } from 'react';
import { BetView } from './bet-view';
import { useOpenBet } from './use-open-bet';

/** The bet that the address has open, over the list it stands in. */
export function BetDrawer() {
  const t = useT('wallet');
  const { id, close } = useOpenBet();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  // While it is seen going it still shows what it showed.
  const shown = useRef(id);
  shown.current = id ?? shown.current;
  return (
    <Drawer open={id !== undefined} onClose={close} title={t('bet.title')}>
      {shown.current === undefined ? null : <BetView id={shown.current} currency={currency} onGone={close} />}
    </Drawer>
  );
}
