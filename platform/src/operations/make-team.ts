import { randomBytes, randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { games, members, sessions } from '../base/db/schema';
import { moveMoney } from '../base/ledger/move-money';
import { openPurses } from '../base/ledger/purses';
import type { Member } from '../base/members/member';
import { playBet } from '../base/money/bets';
import type { Site } from '../base/sites/site';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const STAKE = '10';

/** How many members of a team did what at one moment; nobody is online without a log-in. */
export interface TeamCounts {
  readonly registered: number;
  readonly loggedIn: number;
  readonly betting: number;
  readonly online: number;
}

/** Adds downline members who registered, logged in and bet at `now`. Nobody can log in as one of them. */
export async function makeCountedTeam(
  tx: Db,
  site: Site,
  agent: Member,
  counts: TeamCounts,
  now: Date,
): Promise<number> {
  const size = Math.max(counts.registered, counts.loggedIn, counts.betting);
  if (size === 0) return 0;
  const team = await recruit(tx, agent, size, (at) =>
    at < counts.registered ? now : new Date(now.getTime() - YEAR_MS),
  );
  if (counts.loggedIn > 0) {
    const until = (at: number) => (at < counts.online ? new Date(now.getTime() + HOUR_MS) : now);
    await tx.insert(sessions).values(
      team.slice(0, counts.loggedIn).map(({ id: memberId, merchantCode }, at) => ({
        ...{ memberId, merchantCode },
        tokenHash: `team.${randomBytes(24).toString('base64url')}`,
        address: '127.0.0.1',
        userAgent: 'operations',
        createdAt: now,
        expiresAt: until(at),
      })),
    );
  }
  for (const member of team.slice(0, counts.betting)) await loseOneBet(tx, site, member, now);
  return size;
}

async function recruit(tx: Db, agent: Member, size: number, registeredAt: (at: number) => Date): Promise<Member[]> {
  const made = await tx
    .insert(members)
    .values(
      Array.from({ length: size }, (_, at) => ({
        merchantCode: agent.merchantCode,
        username: `team_${randomBytes(5).toString('hex')}`,
        nickname: `Member ${at + 1}`,
        passwordHash: 'none',
        type: 0,
        toUpline: true,
        uplineId: agent.id,
        registeredAt: registeredAt(at),
      })),
    )
    .returning();
  await openPurses(
    tx,
    made.map(({ id: memberId, merchantCode }) => ({ memberId, merchantCode })),
  );
  return made;
}

async function loseOneBet(tx: Db, site: Site, member: Member, at: Date): Promise<void> {
  const [game] = await tx.select().from(games).orderBy(asc(games.position)).limit(1);
  if (game === undefined) throw new Error('there is no catalogue to bet on');
  const { id: memberId, merchantCode: merchant } = member;
  const reference = randomUUID();
  await moveMoney(tx, {
    ...{ merchant, memberId, reference, at, amount: STAKE },
    ...{ kind: 'deposit', debit: 'house:deposits', credit: 'wallet:main' },
  });
  const { nodeId, gameType } = game;
  const wish = { site, member, nodeId, gameType, reference, stake: STAKE, at };
  await playBet(tx, wish, { status: 'lost', payout: '0' });
}
