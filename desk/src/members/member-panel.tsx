import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, formatMoney, Loading, Skeleton } from '@foyer/shared/ui';
import { useRef } from 'react';
import { failureText } from '../calls/failure-text';
import type { MemberMore } from '../calls/shapes';
import { Time } from '../format/time';
import { Facts } from '../list/facts';
import { Panel } from '../list/panel';
import { useMerchant } from '../session/merchant';
import { purseText } from './ledger-words';
import { useMember } from './member-calls';
import { memberKind } from './member-kind';
import own from './members.module.css';
import { Messages } from './messages';
import { Movements } from './movements';

interface MemberPanelProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** One member: purses, what must be staked yet, movements and messages. */
export function MemberPanel({ username, onClose }: MemberPanelProps) {
  const t = useT('desk');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useMember(username);
  if (data === undefined)
    return (
      <Panel title={t('members.one', { username })} heading={heading} onClose={onClose}>
        {error === null ? (
          <Loading>
            <Skeleton count={6} />
          </Loading>
        ) : (
          <ErrorPanel title={failureText(t, error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  return (
    <Panel title={t('members.one', { username: data.username })} heading={heading} onClose={onClose}>
      <Purses member={data} />
      <Demands member={data} />
      <Movements username={data.username} />
      <Messages username={data.username} />
    </Panel>
  );
}

function Purses({ member }: { readonly member: MemberMore }) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const money = (value: string) => formatMoney(value, currencySymbol);
  const { type, upline, registeredAt, available, purses } = member;
  return (
    <>
      <Facts
        lines={[
          ['members.kind', memberKind(t, type)],
          ['members.registered', <Time key="at" at={registeredAt} />],
          ...(upline === null ? [] : ([['members.upline', upline]] as const)),
          ['members.available', money(available)],
        ]}
      />
      <h3 className={own.heading}>{t('members.purses')}</h3>
      <ul>
        {Object.entries(purses).map(([purse, held]) => (
          <li key={purse} className={own.line}>
            <span>{purseText(t, purse)}</span>
            <strong>{money(held)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function Demands({ member: { demands } }: { readonly member: MemberMore }) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  if (demands.length === 0) return null;
  return (
    <>
      <h3 className={own.heading}>{t('members.demands')}</h3>
      <ul>
        {demands.map(({ id, origin, reference, asked, filled }) => (
          <li key={id} className={own.line}>
            <span>
              {t(`members.origin.${origin}`)} · {reference}
            </span>
            <span>
              {t('members.filled', {
                filled: formatMoney(filled, currencySymbol),
                asked: formatMoney(asked, currencySymbol),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
