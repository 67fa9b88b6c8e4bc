import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { FoundCount, ListEnd, NoRecords, RecordSkeleton, ReportLayout, StaleNote } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { QueryView, SegmentedControl } from '@foyer/shared/ui';
import { useState } from 'react';
import { RenewDialog } from '../first-password/renew-dialog';
import { MemberTransfer } from '../member-transfer/member-transfer';
import { MemberRow } from './member-row';
import { type MembersFilter, orders, readFilter, writeFilter } from './members-filter';
import { MembersPath } from './members-path';
import { PAGE_SIZE, useMembers } from './members-source';
import { NameBox } from './name-box';
import { Stretch } from './stretch';
import styles from './team-members.module.css';

interface LevelProps {
  filter: MembersFilter;
  onChange: (part: Partial<MembersFilter>) => void;
  onRenew: (username: string) => void;
}

/** One level, or what a search has found: the way to it, its numbers and its members. */
function Level({ filter, onChange, onRenew }: LevelProps) {
  const t = useT('agent');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const { query, first, members } = useMembers(filter);
  const { memberId, name, to } = filter;
  const stretches = Array.from({ length: Math.ceil(members.length / PAGE_SIZE) }, (_, at) =>
    members.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE),
  );
  const receiver = members.find((member) => String(member.memberId) === to)?.username ?? t('memberTransfer.receiver');
  return (
    <div className={styles.level}>
      {memberId === undefined && name === '' ? null : <MembersPath filter={filter} path={first?.path ?? []} />}
      <FoundCount
        asked={`${name} ${filter.order}`}
        count={query.isPlaceholderData ? undefined : first?.totalElements}
      />
      <QueryView
        query={{ ...query, data: first }}
        skeleton={<RecordSkeleton low />}
        isEmpty={({ totalElements }) => totalElements === 0}
        empty={
          <NoRecords
            texts={{ filtered: t('members.notFound'), none: t('pnl.none') }}
            narrow={name !== ''}
            onWiden={() => onChange({ name: '' })}
            next={{ to: '/m/agentRegister', label: t('pnl.invite') }}
          />
        }
      >
        {({ totalElements, team }) => (
          <>
            <StaleNote query={query} />
            <p className={styles.counts}>
              {team === undefined
                ? t('members.found', { count: totalElements })
                : t('members.counts', { direct: totalElements, team })}
            </p>
            <div aria-busy={query.isPlaceholderData || undefined}>
              {stretches.map((rows, at) => (
                <Stretch key={rows[0]?.memberId} rows={rows.length} first={at < 2}>
                  <ul
                    aria-label={t('members.range', { from: at * PAGE_SIZE + 1, to: at * PAGE_SIZE + rows.length })}
                    className={styles.list}
                  >
                    {rows.map((member) => (
                      <MemberRow
                        key={member.memberId}
                        member={member}
                        filter={filter}
                        currency={currency}
                        onSend={(id) => onChange({ to: String(id) })}
                        onRenew={onRenew}
                      />
                    ))}
                  </ul>
                </Stretch>
              ))}
            </div>
            <ListEnd query={query} end={t('members.end')} />
          </>
        )}
      </QueryView>
      <MemberTransfer to={to} name={receiver} onClose={() => onChange({ to: undefined })} />
    </div>
  );
}

/** /m/member/team: the direct members, level by level, and a search in the whole team (B008, B019). */
export default function TeamMembersPage() {
  const t = useT('agent');
  const { drawn, newest, replace } = useAddressQuery();
  const [renewed, setRenewed] = useState<string>();
  const filter = readFilter(drawn);
  const change = (part: Partial<MembersFilter>) => replace(writeFilter({ ...readFilter(newest()), ...part }));
  return (
    <ReportLayout
      filters={
        <div className={styles.filters}>
          <NameBox value={filter.name} onFind={(name) => change({ name, memberId: undefined })} />
          <SegmentedControl
            label={t('members.order')}
            items={orders.map((value) => ({ value, label: t(`members.order.${value}`) }))}
            value={filter.order}
            onChange={(order) => change({ order })}
          />
        </div>
      }
    >
      <Level key={`${filter.memberId} ${filter.name}`} filter={filter} onChange={change} onRenew={setRenewed} />
      {/* Beside the levels, which come and go: it alone knows a password until that was shown. */}
      <RenewDialog username={renewed} onChoose={setRenewed} />
    </ReportLayout>
  );
}
