import { useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay } from '@foyer/shared/money';
import { Card, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { AnswerError, ContractAnswer, useContractAnswer } from './contract-answer';
import { ContractCard } from './contract-card';
import type { ContractKind } from './contract-kind';
import { ContractReceipt } from './contract-receipt';
import styles from './contracts.module.css';
import { useContracts } from './get-contracts';

function None({ heading, text }: { heading: string; text: string }) {
  return (
    <section>
      <Card className={styles.card}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.note}>{text}</p>
      </Card>
    </section>
  );
}

/** The contracts of a kind: what is offered, to be answered, beside what runs (F-CONTRACT-01, B024). */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const t = useT('agent');
  const query = useContracts(kind);
  const money = useContractAnswer();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t(`contract.${kind}.lead`)}</p>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" count={2} className={styles.wait} />
          </Loading>
        }
      >
        {({ offer, running }) => {
          const open = offer?.state === 'offered' || isUnderWay(money);
          return (
            <div className={styles.both}>
              {money.receipt !== undefined ? (
                <ContractReceipt contract={money.receipt} />
              ) : offer === null && isUnderWay(money) ? (
                <Checking money={money} />
              ) : offer === null ? (
                <None heading={t('contract.offer')} text={t('contract.noOffer')} />
              ) : (
                <ContractCard heading={t('contract.offer')} contract={offer}>
                  <AnswerError error={money.error} />
                  {open ? (
                    <ContractAnswer offer={offer} money={money} />
                  ) : (
                    <p className={styles.note}>{t(`contract.note.${offer.state}`)}</p>
                  )}
                </ContractCard>
              )}
              {running === null ? (
                <None heading={t('contract.running')} text={t('contract.noRunning')} />
              ) : (
                <ContractCard running heading={t('contract.running')} contract={running} />
              )}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}
