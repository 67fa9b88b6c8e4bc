import type { DeviceEntry, SessionEntry } from '@foyer/shared/contract';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { devices, sessions } from '../../base/db/schema';
import { deviceText } from '../../base/sessions/device-text';
import type { Session } from '../../base/sessions/session';

/** The member's running sessions: this one first, then by last use. */
export async function sessionsOf(db: Db, session: Session, now: Date): Promise<SessionEntry[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, session.member.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);
  return currentFirst(
    rows.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
      id,
      device: deviceText(userAgent),
      address,
      createdAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
      current: id === session.id,
    })),
  );
}

/** The account's known browsers, this one first, each with its number of running sessions. */
export async function devicesOf(db: Db, session: Session, now: Date): Promise<DeviceEntry[]> {
  const rows = await db
    .select({
      device: devices,
      // Device by device, so that no plan reads everybody's open sessions.
      running: sql<string>`(
        select count(*) from sessions s where s.device_id = devices.id and s.expires_at > ${now.toISOString()}::timestamptz)`,
    })
    .from(devices)
    .where(eq(devices.memberId, session.member.id))
    .orderBy(desc(devices.lastSeenAt), devices.id);
  return currentFirst(
    rows.map(({ device: { id, description, firstSeenAt, lastSeenAt }, running }) => ({
      id,
      device: description,
      boundAt: firstSeenAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
      current: id === session.deviceId,
      sessions: Number(running),
    })),
  );
}

function currentFirst<T extends { readonly current: boolean }>(entries: readonly T[]): T[] {
  return [...entries.filter(({ current }) => current), ...entries.filter(({ current }) => !current)];
}
