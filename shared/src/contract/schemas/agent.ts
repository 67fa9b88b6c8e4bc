import { Type } from '@sinclair/typebox';

/** Four counts of the team. A missing count is 0 (S3-AGENT-02). */
export const TeamKpi = Type.Object({
  footer: Type.Object({
    teamLoginMemberCount: Type.Optional(Type.Integer()),
    teamBetMemberCount: Type.Optional(Type.Integer()),
    teamRegisterMemberCount: Type.Optional(Type.Integer()),
    teamOnlineCount: Type.Optional(Type.Integer()),
  }),
});

/** Days are device-local (A097). `zone` is the device's offset in minutes east of UTC; without it days are UTC's. */
export const TeamKpiQuery = Type.Object({
  startDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  endDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  size: Type.Integer(),
  zone: Type.Optional(Type.Integer({ minimum: -840, maximum: 840 })),
});

export const DividendInfo = Type.Object({ enabled: Type.Boolean() });

/** Announcements for agents that the agent has not opened yet (S3-AGENT-04). */
export const AgentUnread = Type.Object({ footer: Type.Object({ unreadCount: Type.Integer() }) });
