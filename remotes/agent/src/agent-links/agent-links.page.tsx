import { useT } from '@foyer/shared/i18n';
import { isUnderWay } from '@foyer/shared/money';
import { Card, Loading, NoData, QueryView, SegmentedControl, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { RenewDialog } from '../first-password/renew-dialog';
import { AccountForm } from './account-form';
import { AccountReceipt } from './account-receipt';
import { type AgentLinks, useLinks } from './get-links';
import { LinkCard } from './link-card';
import { LinkForm } from './link-form';
import styles from './links.module.css';
import { type Opening, useOpening } from './open-account';

const WAYS = ['link', 'account'] as const;

/** New links, and those that there are. */
function Links({ own, links, max }: AgentLinks) {
  const t = useT('agent');
  // A form that made its link gives way to an empty one.
  const [made, setMade] = useState(0);
  return (
    <>
      <Card className={styles.card}>
        <h2 className={styles.heading}>{t('links.new')}</h2>
        <LinkForm key={made} own={own} onMade={() => setMade((count) => count + 1)} />
      </Card>
      <section className={styles.list}>
        <h2 className={styles.heading}>{t('links.yours', { count: links.length, max })}</h2>
        {links.length === 0 ? (
          <NoData text={t('links.none')} />
        ) : (
          <ul className={styles.links}>
            {links.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface AccountProps {
  own: AgentLinks['own'];
  opening: Opening;
  onRenew: (username: string) => void;
}

function Account({ own, opening: { money, passwordOf }, onRenew }: AccountProps) {
  const t = useT('agent');
  const { receipt } = money;
  return (
    <Card className={styles.card}>
      {receipt === undefined ? (
        <>
          <h2 className={styles.heading}>{t('account.new')}</h2>
          <AccountForm own={own} money={money} />
        </>
      ) : (
        <AccountReceipt
          opened={receipt}
          password={passwordOf(receipt)}
          onAnother={money.startOver}
          onRenew={() => onRenew(receipt.username)}
        />
      )}
    </Card>
  );
}

/** /m/agentRegister: links that people register by, and accounts that the agent opens, both below this agent (B023). */
export default function AgentLinksPage() {
  const t = useT('agent');
  const query = useLinks();
  const opening = useOpening();
  const [chosen, setChosen] = useState<(typeof WAYS)[number]>();
  const [renewed, setRenewed] = useState<string>();
  // An account whose answer is still awaited after a reload comes first.
  const way = chosen ?? (isUnderWay(opening.money) || opening.money.receipt !== undefined ? 'account' : 'link');
  // The receipt of the account says that its password is lost, which is no longer so.
  const tellNoMore = (username: string) => {
    if (opening.money.receipt?.username !== username) return;
    setChosen('account');
    opening.money.startOver();
  };
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('links.ways')}
        items={WAYS.map((value) => ({ value, label: t(`links.way.${value}`) }))}
        value={way}
        onChange={setChosen}
      />
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" count={3} className={styles.wait} />
          </Loading>
        }
      >
        {(all) =>
          way === 'link' ? <Links {...all} /> : <Account own={all.own} opening={opening} onRenew={setRenewed} />
        }
      </QueryView>
      <RenewDialog username={renewed} onChoose={setRenewed} onRenewed={tellNoMore} />
    </div>
  );
}
