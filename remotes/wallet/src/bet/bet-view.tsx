import type { BetDetail } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { momentText } from '@foyer/shared/report';
import { Button, Loading, Money, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import styles from './bet.module.css';
import { Facts } from './facts';
import { isBetId, useBet } from './get-bet';
import { Legs } from './legs';
import { netOf, outcomeOf } from './outcome';
import { Proof } from './proof';

const roundOf = ({ proof, spun, dealt, landed, rolled, drawn, fought, hunted }: BetDetail) =>
  proof ?? spun ?? dealt ?? landed ?? rolled ?? drawn ?? fought ?? hunted;

function Detail({ bet, currency }: { bet: BetDetail; currency: string }) {
  const t = useT('wallet');
  const outcome = outcomeOf(bet);
  const word = t(`outcome.${outcome}`);
  const settled = outcome !== 'open' && outcome !== 'void';
  const money = (value: string) => <Money value={value} currency={currency} />;
  return (
    <>
      <p className={styles.result}>
        <Money value={settled ? netOf(bet) : bet.stake} currency={currency} signed={settled} word={word} />
      </p>
      <Facts
        facts={[
          { name: t('record.stake'), value: money(bet.stake) },
          { name: t('bet.odds'), value: bet.odds === undefined ? '–' : `${bet.odds}×` },
          { name: t('record.payout'), value: outcome === 'open' ? '–' : money(bet.payout) },
          { name: t('bet.placed'), value: momentText(bet.placedAt) },
          ...(bet.settledAt === undefined ? [] : [{ name: t('bet.settled'), value: momentText(bet.settledAt) }]),
          { name: t('bet.studio'), value: bet.vendorName ?? bet.vassalage },
          { name: t('bet.number'), value: bet.id },
          { name: t('bet.round'), value: bet.reference, raw: true },
        ]}
      />
      {bet.legs ? <Legs legs={bet.legs} /> : <Proof proof={roundOf(bet)} currency={currency} />}
    </>
  );
}

/** A bet: stake, odds, result and proof; or that it loads, failed, or does not exist. */
export function BetView({ id, currency, onGone }: { id: string; currency: string; onGone: () => void }) {
  const t = useT('wallet');
  const query = useBet(id);
  const gone = (
    <NoData
      text={t('bet.gone')}
      action={
        <Button size="small" onClick={onGone}>
          {t('bet.list')}
        </Button>
      }
    />
  );
  if (!isBetId(id)) return gone;
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton count={9} />
        </Loading>
      }
      empty={gone}
    >
      {(bet) => (
        <>
          <p className={styles.game}>{bet.gameName}</p>
          <Detail bet={bet} currency={currency} />
        </>
      )}
    </QueryView>
  );
}
