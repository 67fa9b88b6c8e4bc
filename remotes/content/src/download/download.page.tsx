import { siteConfig } from '@foyer/shared/api';
import { useStatus } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { useBack } from '@foyer/shared/router';
import { Avatar, Loading, NoData, PageBar, QueryView, Skeleton } from '@foyer/shared/ui';
import styles from './download.module.css';
import { useDownloads } from './get-download-links';
import { HomeScreenCard } from './home-screen-card';
import { OfferCard } from './offer-card';
import { ownFirst, suits } from './own-first';

function AppSign({ icon }: { icon: string | undefined }) {
  const t = useT('content');
  const { name } = siteConfig();
  const description = useStatus()?.info.mobileTemplate.app_desc;
  return (
    <div className={styles.app}>
      <Avatar name={name} src={icon} size="large" className={styles.icon} />
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.note}>{description || t('download.lead')}</p>
    </div>
  );
}

function Offers() {
  const t = useT('content');
  return (
    <QueryView
      query={useDownloads()}
      skeleton={
        <Loading>
          <Skeleton shape="block" count={3} />
        </Loading>
      }
    >
      {({ icon, offers }) => (
        <>
          <AppSign icon={icon} />
          {offers.length === 0 ? <NoData text={t('download.none')} /> : null}
          {ownFirst(offers).map((offer) => (
            <OfferCard key={`${offer.kind} ${offer.href}`} offer={offer} own={suits(offer)} />
          ))}
          <HomeScreenCard />
        </>
      )}
    </QueryView>
  );
}

/** /m/download: ways to get the app, those for this device first (A069). */
export default function DownloadPage() {
  const t = useT('content');
  return (
    <>
      <PageBar title={t('download.title')} onBack={useBack()} />
      <div className={styles.page}>
        <Offers />
      </div>
    </>
  );
}
