import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HandOver } from '@foyer/shared/money';
import { invalidate } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { Button, Drawer, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { useCallback } from 'react';
import { useReceiver } from './get-receiver';
import styles from './member-transfer.module.css';

export interface MemberTransferProps {
  /** Id of a direct member who is not of type 4; undefined closes the sheet. */
  to: string | undefined;
  /** As the list shows the member. */
  name: string;
  onClose: () => void;
}

/**
 * A sheet in which an agent hands money to a direct member (B018, F-TEAMMEMBER-06).
 *
 * @public
 */
export function MemberTransfer({ to, name, onClose }: MemberTransferProps) {
  const t = useT('agent');
  return (
    <Drawer open={to !== undefined} onClose={onClose} title={t('memberTransfer.title', { name })}>
      {to === undefined ? null : <Content to={to} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ to, onClose }: { to: string; onClose: () => void }) {
  const t = useT('agent');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const query = useReceiver(to);
  const askAgain = useCallback(() => void invalidate('agentReceiver'), []);
  const skeleton = (
    <Loading className={styles.content}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
  return (
    <div className={styles.content}>
      <p className={styles.lead}>{t('memberTransfer.lead')}</p>
      <QueryView query={query} skeleton={skeleton} empty={null}>
        {(terms) => (
          <HandOver
            operation="agentTransfer"
            terms={terms}
            currency={currency}
            receiverLabel={t('memberTransfer.receiver')}
            nobody={t('memberTransfer.nobody')}
            onSettled={askAgain}
          >
            <Button variant="primary" full onClick={onClose}>
              {t('memberTransfer.close')}
            </Button>
          </HandOver>
        )}
      </QueryView>
    </div>
  );
}
