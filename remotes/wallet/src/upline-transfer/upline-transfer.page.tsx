import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HandOver } from '@foyer/shared/money';
import { HOME } from '@foyer/shared/paths';
import { invalidate } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { LinkButton, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { useCallback } from 'react';
import { useUplineReceiver } from './get-upline';
import styles from './upline-transfer.module.css';

/** /m/upLine/transfer: money for the agent directly above (B018). */
export default function UplineTransferPage() {
  const t = useT('wallet');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const query = useUplineReceiver();
  const askAgain = useCallback(() => void invalidate('uplineReceiver'), []);
  const skeleton = (
    <Loading className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" className={styles.field} />
    </Loading>
  );
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('upline.lead')}</p>
      <QueryView query={query} skeleton={skeleton} empty={null}>
        {(terms) => (
          <HandOver
            operation="uplineTransfer"
            terms={terms}
            currency={currency}
            receiverLabel={t('upline.receiver')}
            nobody={t('upline.nobody')}
            onSettled={askAgain}
          >
            <LinkButton to="/m/transaction/record" variant="primary" full>
              {t('upline.record')}
            </LinkButton>
            <LinkButton to={HOME} full>
              {t('done.home')}
            </LinkButton>
          </HandOver>
        )}
      </QueryView>
    </div>
  );
}
