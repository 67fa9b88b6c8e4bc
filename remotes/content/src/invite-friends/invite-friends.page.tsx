import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Card, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { Friends } from './friends';
import { useInvitation } from './get-invitation';
import styles from './invite-friends.module.css';
import { OwnCode } from './own-code';
import { Terms } from './terms';
import { Totals } from './totals';

/** /m/inviteFriends: the member's code to give on, and the friends who came by it (S2-ROUTES-33, B041). */
export default function InviteFriendsPage() {
  const t = useT('content');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const query = useInvitation();
  return (
    <div className={styles.page}>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" className={styles.termsWait} />
          </Loading>
        }
      >
        {({ terms }) => <Terms terms={terms} currency={currency} />}
      </QueryView>
      <OwnCode />
      <Card className={styles.friends}>
        <h2 className={styles.heading}>{t('invite.own')}</h2>
        {query.data === undefined ? (
          query.error === null ? (
            <Loading>
              <Skeleton shape="block" className={styles.totalsWait} />
            </Loading>
          ) : null
        ) : (
          <Totals invitation={query.data} currency={currency} />
        )}
        <Friends currency={currency} />
      </Card>
    </div>
  );
}
