import type { AgentMenuName } from '@foyer/shared/flags';
import type { SiteAddress } from '@foyer/shared/paths';
import { ChartIcon, GiftIcon, HistoryIcon, LockIcon, MailIcon, TeamIcon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { PercentIcon, ShareIcon, TicketIcon, TrendIcon } from './icons';

/** An agent's tool; the merchant switches each by name (A055). */
export interface Shortcut {
  readonly name: AgentMenuName;
  readonly to: SiteAddress;
  readonly icon: ReactNode;
}

export const shortcuts: readonly Shortcut[] = [
  { name: 'teamOverview', to: '/m/agent/team/overview', icon: <ChartIcon /> },
  { name: 'accountRecord', to: '/m/transaction/record?types=A', icon: <HistoryIcon /> },
  { name: 'memberTeam', to: '/m/member/team', icon: <TeamIcon /> },
  { name: 'redRain', to: '/m/redRain', icon: <GiftIcon /> },
  { name: 'teamPnl', to: '/m/agent/team/pnl', icon: <TrendIcon /> },
  { name: 'teamBetting', to: '/m/teamBetting', icon: <TicketIcon /> },
  { name: 'backedit', to: '/m/member/agent/agentRebeat', icon: <PercentIcon /> },
  { name: 'teamRebate', to: '/m/member/teamRebate', icon: <ShareIcon /> },
  { name: 'securityCenter', to: '/m/securityCenter', icon: <LockIcon /> },
  { name: 'webEmail', to: '/m/webEmail', icon: <MailIcon /> },
];
