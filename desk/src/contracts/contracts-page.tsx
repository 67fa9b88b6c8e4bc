import { useT } from '@foyer/shared/i18n';
import { Button, Tabs } from '@foyer/shared/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ContractRow } from '../calls/shapes';
import { Time } from '../format/time';
import { useTitle } from '../front/use-title';
import { useShortcuts } from '../keys/keys';
import styles from '../list/list.module.css';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { RowsList } from '../list/rows-list';
import { usePages } from '../list/use-pages';
import { useRowKeys } from '../list/use-row-keys';
import { useRows } from '../list/use-rows';
import { reaches, useMerchant } from '../session/merchant';
import { ContractPanel } from './contract-panel';
import { EMPTY_OFFER, OfferDialog } from './offer-dialog';

const STATES = ['offered', 'accepted', 'refused', 'withdrawn', 'expired'] as const;

/** Contracts by their state, beside them the one that is open; a manager offers one. */
export function ContractsPage() {
  const t = useT('desk');
  const { code, role } = useMerchant();
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = STATES.find((each) => each === search.get('state')) ?? 'offered';
  const at = (contract: string | undefined, of: string = state) =>
    `/${code}/contracts${contract === undefined ? '' : `/${contract}`}?state=${of}`;
  const rows = useRows();
  const pages = usePages<ContractRow>('contracts', { filter: { state } });
  const [offering, setOffering] = useState(false);
  const [draft, setDraft] = useState(EMPTY_OFFER);
  const [said, setSaid] = useState('');
  const open = pages.data?.pages.flatMap((page) => page.rows).find((row) => String(row.id) === id);
  const title = t('nav.contracts');
  useTitle(id === undefined ? title : `${id} · ${title}`);
  const close = () => {
    rows.returnTo(id);
    void navigate(at(undefined));
  };
  useRowKeys(rows, id === undefined ? undefined : close);
  const isManager = reaches(role, 'manager');
  const ask = () => {
    setSaid('');
    setOffering(true);
  };
  useShortcuts(isManager ? [{ keys: ['o'], label: 'contracts.offer', run: ask }] : []);
  return (
    <div className={styles.page} data-open={open === undefined ? undefined : true}>
      <section className={styles.side} aria-labelledby="contracts-title">
        <div className={styles.panelHead}>
          <h1 id="contracts-title" className={styles.title}>
            {title}
          </h1>
          {isManager ? (
            <Button variant="primary" aria-keyshortcuts="o" onClick={ask}>
              {t('contracts.offer')}
              <span aria-hidden="true" className={styles.key}>
                o
              </span>
            </Button>
          ) : null}
        </div>
        <Tabs
          label={t('orders.states')}
          items={STATES.map((value) => ({ value, label: t(`contracts.state.${value}`) }))}
          value={state}
          onChange={(value) => void navigate(at(undefined, value))}
        />
        <p role="status" className={styles.outcome}>
          {said}
        </p>
        <RowsList
          pages={pages}
          idOf={(row) => String(row.id)}
          open={id}
          addressOf={(row) => at(String(row.id))}
          rows={rows}
          label={t(`contracts.state.${state}`)}
          count="contracts.count"
          empty={t('contracts.empty', { state: t(`contracts.state.${state}`) })}
          line={(row, link) => <ContractLine row={row} link={link} />}
        />
      </section>
      {open === undefined ? null : (
        <ContractPanel
          key={id}
          contract={open}
          onClose={close}
          onWithdrawn={() => {
            setSaid(t('contracts.withdrawn', { member: open.member }));
            void navigate(at(undefined));
          }}
        />
      )}
      {isManager ? (
        <OfferDialog
          open={offering}
          draft={draft}
          onDraft={setDraft}
          onOffered={(member) => {
            setOffering(false);
            setDraft(EMPTY_OFFER);
            setSaid(t('contracts.offered', { member }));
            void navigate(at(undefined, 'offered'));
          }}
          onClose={() => setOffering(false)}
        />
      ) : null}
    </div>
  );
}

function ContractLine({ row, link }: { readonly row: ContractRow; readonly link: Omit<RowLinkProps, 'children'> }) {
  const t = useT('desk');
  const { id, member, kind, steps, offeredAt } = row;
  return (
    <RowLink {...link}>
      <span className={styles.number}>{id}</span>
      <span className={styles.member}>{member}</span>
      <span className={styles.way}>{t('contracts.steps', { count: steps.length })}</span>
      <span className={styles.amount}>{t(`jobs.kind.${kind}`)}</span>
      <span className={styles.time}>
        <Time at={offeredAt} />
      </span>
    </RowLink>
  );
}
