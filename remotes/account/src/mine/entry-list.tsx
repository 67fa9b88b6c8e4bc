import { type FlagState, flagStore, isOn } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { useUnread } from '@foyer/shared/inbox';
import type { SiteAddress } from '@foyer/shared/paths';
import { hasPage } from '@foyer/shared/router';
import { memberType, useSession } from '@foyer/shared/session';
import { useStore } from '@foyer/shared/store';
import { Badge, List, ListRow, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { type Entry, entryGroups } from './entries';
import styles from './mine.module.css';
import { ReferralPanel } from './referral-panel';
import { useEntry } from './use-entry';
import { usePromotionsKnown } from './use-promotions-known';

interface EntryRowProps {
  entry: Entry;
  to: SiteAddress;
  flags: FlagState;
  unread: number;
}

function EntryRow({ entry, to, flags, unread }: EntryRowProps) {
  const t = useT('account');
  // Badges count for members only.
  const isMember = useSession(({ session }) => session !== undefined);
  const count = (isMember && entry.badge?.(flags, unread)) || 0;
  return (
    <ListRow
      title={t(`mine.entry.${entry.name}`)}
      icon={entry.icon}
      badge={count > 0 ? <Badge count={count} /> : undefined}
      {...useEntry(to)}
    />
  );
}

function ReferralRow({ entry, open, onToggle }: { entry: Entry; open: boolean; onToggle: () => void }) {
  const t = useT('account');
  const target = useEntry('/m/mine');
  const onPress = 'onPress' in target ? target.onPress : onToggle;
  return (
    <>
      <ListRow title={t(`mine.entry.${entry.name}`)} icon={entry.icon} onPress={onPress} />
      {open ? (
        <li>
          <ReferralPanel />
        </li>
      ) : null}
    </>
  );
}

/** The groups of entries; a group without a visible entry is not rendered. */
export function EntryLists() {
  const t = useT('account');
  const type = useSession(memberType);
  const member = useSession((state) => state.member);
  const flags = useStore(flagStore);
  const known = usePromotionsKnown() || flags.promotions.length > 0;
  const [referral, setReferral] = useState(false);
  const unread = useUnread(isOn('MAILCEN', flags) && hasPage('/m/webEmail'));
  const waits = ({ promoted }: Entry) => promoted === true && !known;
  return entryGroups.map(({ name, entries }) => {
    const offered = entries.filter(({ to }) => to === undefined || hasPage(to));
    const visible = offered.filter((entry) => waits(entry) || entry.shows({ type, member, flags }));
    if (visible.length === 0) return null;
    return (
      <List key={name} heading={t(`mine.group.${name}`)}>
        {visible.map((entry) => {
          if (waits(entry)) return <ListRow key={entry.name} title={<Skeleton className={styles.wait} />} />;
          return entry.to === undefined ? (
            <ReferralRow key={entry.name} entry={entry} open={referral} onToggle={() => setReferral(!referral)} />
          ) : (
            <EntryRow key={entry.name} entry={entry} to={entry.to} flags={flags} unread={unread} />
          );
        })}
      </List>
    );
  });
}
