import { useT } from '@foyer/shared/i18n';
import { useOpened } from '@foyer/shared/report';
import { Drawer } from '@foyer/shared/ui';
import { useRef } from 'react';
import { OrderView } from './order-view';

/** The address's open order, in a drawer over the list. */
export function OrderDrawer({ currency }: { currency: string }) {
  const t = useT('games');
  const { id, close } = useOpened('order');
  // The closing drawer shows its order until its animation ends.
  const shown = useRef(id);
  shown.current = id ?? shown.current;
  return (
    <Drawer open={id !== undefined} onClose={close} title={t('order.title')}>
      {shown.current === undefined ? null : (
        <OrderView key={shown.current} orderNo={shown.current} currency={currency} onGone={close} />
      )}
    </Drawer>
  );
}
