import { type FlagName, type FlagState, hasUpline, isAgent, isOn, isPromoted } from '@foyer/shared/flags';
import type { SiteAddress } from '@foyer/shared/paths';
import type { StoredMember } from '@foyer/shared/session';
import { ChartIcon, GiftIcon, HistoryIcon, MailIcon, TeamIcon, TrophyIcon, WalletIcon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import {
  CrownIcon,
  DepositIcon,
  LinkIcon,
  PercentIcon,
  ReceiptIcon,
  ShieldIcon,
  SpeechIcon,
  TransferIcon,
  WithdrawIcon,
} from '../icons/icons';

/** What decides which entries show; `type` is the member's, undefined without a session. */
interface EntryContext {
  readonly type: number | undefined;
  readonly member: StoredMember | undefined;
  readonly flags: FlagState;
}

export interface Entry {
  /** The entry's text is `mine.entry.<name>`. */
  readonly name: string;
  /** The entry's page; without one (referral) it opens a panel. */
  readonly to?: SiteAddress;
  readonly icon: ReactNode;
  readonly shows: (context: EntryContext) => boolean;
  readonly badge?: (flags: FlagState, unread: number) => number;
  /** Depends on promotions; its place is kept until they are loaded. */
  readonly promoted?: true;
}

const flag =
  (name: FlagName) =>
  ({ flags }: EntryContext): boolean =>
    isOn(name, flags);

/** Number of active, uncollected promotions (S2-MINE-19, A073). */
const unclaimed = ({ promotions }: FlagState): number =>
  promotions.filter(({ enabled, claimed }) => enabled && !claimed).length;

/** Entries of the member center in groups, each with its condition (S2-MINE-12 to S2-MINE-23). */
export const entryGroups: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  {
    name: 'rewards',
    entries: [
      {
        name: 'rewards',
        to: '/m/rewardCenter',
        icon: <GiftIcon size={20} />,
        shows: flag('REWCEN3'),
        badge: unclaimed,
      },
      {
        name: 'mission',
        to: '/m/leaderBoard',
        icon: <TrophyIcon size={20} />,
        shows: ({ flags }) => isPromoted('MISSION', flags),
        promoted: true,
      },
      { name: 'rebate', to: '/m/member/rebateReport', icon: <PercentIcon size={20} />, shows: flag('PLYRBT') },
      { name: 'referral', icon: <LinkIcon size={20} />, shows: flag('showReferral') },
    ],
  },
  {
    name: 'money',
    entries: [
      { name: 'deposits', to: '/m/vouReport', icon: <WalletIcon size={20} />, shows: flag('DEPRECM3') },
      { name: 'withdrawals', to: '/m/withdrawReport', icon: <ReceiptIcon size={20} />, shows: flag('WITHREC3') },
      { name: 'profit', to: '/m/profitandloss', icon: <ChartIcon size={20} />, shows: flag('PERSREP') },
      {
        name: 'transfer',
        to: '/m/upLine/transfer',
        icon: <TransferIcon size={20} />,
        // S6-ROLES-15, A053
        shows: ({ type, member, flags }) =>
          type !== undefined && type !== 2 && isOn('AGETRANSFERUP3', flags) && hasUpline(member?.toUpline),
      },
    ],
  },
  {
    name: 'service',
    entries: [
      { name: 'agency', to: '/m/agent', icon: <TeamIcon size={20} />, shows: ({ type }) => isAgent(type) },
      {
        name: 'news',
        to: '/m/webEmail',
        icon: <MailIcon size={20} />,
        shows: flag('MAILCEN'),
        badge: (_, unread) => unread,
      },
      { name: 'feedback', to: '/m/feedback', icon: <SpeechIcon size={20} />, shows: flag('FEEDBACK3') },
    ],
  },
];

/** The quick menu in order (S2-MINE-06 to S2-MINE-10), with the VIP tile (S2-MINE-11, A074). */
export const quickEntries: readonly { readonly name: string; readonly to: SiteAddress; readonly icon: ReactNode }[] = [
  { name: 'deposit', to: '/m/voucherCenter', icon: <DepositIcon /> },
  { name: 'withdraw', to: '/m/withdraw', icon: <WithdrawIcon /> },
  { name: 'bets', to: '/m/gameRecord', icon: <HistoryIcon /> },
  { name: 'account', to: '/m/transaction/record', icon: <ReceiptIcon /> },
  { name: 'security', to: '/m/securityCenter', icon: <ShieldIcon /> },
  { name: 'vip', to: '/m/download', icon: <CrownIcon /> },
];
