import { randomBytes } from 'node:crypto';
import type { Db } from '../../base/db/database';
import { members, sessions } from '../../base/db/schema';
import { openPurses } from '../../base/ledger/purses';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { createPrng } from '../chance/prng';
import type { Game } from '../terms/types';
import { inventHistory } from './history';
import { writeHistory } from './write-history';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NAMES = [
  'anong',
  'arthit',
  'boon',
  'busaba',
  'chai',
  'chanin',
  'dao',
  'decha',
  'fah',
  'gamon',
  'hathai',
  'isra',
  'jinda',
  'kamon',
  'kanya',
  'kiet',
  'lamai',
  'lek',
  'malee',
  'manop',
  'mew',
  'naree',
  'nattapong',
  'niran',
  'noi',
  'orn',
  'pakorn',
  'pim',
  'prasert',
  'rung',
  'sakda',
  'sirin',
  'somsri',
  'suda',
  'tawan',
  'thida',
  'udom',
  'wanna',
  'wichai',
  'yada',
] as const;

interface Team {
  readonly site: Site;
  readonly agent: Member;
  readonly games: readonly Game[];
  /** The account whose passwords everybody has. */
  readonly passwords: Pick<Member, 'passwordHash' | 'paymentPasswordHash'>;
  readonly now: Date;
}

/** About forty downline members of an agent in three levels; a dozen have played for days, some have logged in today. */
export async function makeTeam(tx: Db, team: Team): Promise<void> {
  const prng = createPrng('team');
  const first = await recruit(tx, team, [team.agent.id], NAMES.slice(0, 12));
  const second = await recruit(
    tx,
    team,
    first.slice(0, 5).map(({ id }) => id),
    NAMES.slice(12, 30),
  );
  const third = await recruit(
    tx,
    team,
    second.slice(0, 4).map(({ id }) => id),
    NAMES.slice(30),
  );
  const everyone = [...first, ...second, ...third];
  await openPurses(
    tx,
    everyone.map(({ id: memberId, merchantCode }) => ({ memberId, merchantCode })),
  );
  const active = prng.shuffle(everyone);
  for (const member of active.slice(0, 14)) {
    const { site, games, now } = team;
    const balance = prng.int(20, 900) * 100;
    await writeHistory(
      tx,
      { site, member },
      inventHistory(`team/${member.username}`, { games, days: 5, now, balance }),
    );
  }
  await logIn(tx, active.slice(0, 19), team.now);
}

async function recruit(tx: Db, team: Team, uplines: readonly number[], names: readonly string[]): Promise<Member[]> {
  const prng = createPrng(`recruit/${names[0] ?? ''}`);
  return tx
    .insert(members)
    .values(
      names.map((name, at) => {
        // Two of each level joined today, the others over the last year.
        const age = at < 2 ? prng.int(5, 40) * 60_000 : prng.int(2, 320) * DAY_MS;
        const registeredAt = new Date(team.now.getTime() - age);
        return {
          merchantCode: team.agent.merchantCode,
          username: `${name}${prng.int(10, 99)}`,
          nickname: name.replace(/^./, (letter) => letter.toUpperCase()),
          passwordHash: team.passwords.passwordHash,
          paymentPasswordHash: team.passwords.paymentPasswordHash,
          type: 0,
          toUpline: true,
          uplineId: uplines[at % uplines.length] ?? team.agent.id,
          registeredAt,
          firstLoginAt: registeredAt,
        };
      }),
    )
    .returning();
}

/** Creates sessions with unknown tokens, which count in figures and which nobody can use. */
export async function logIn(tx: Db, who: readonly Pick<Member, 'id' | 'merchantCode'>[], now: Date): Promise<void> {
  if (who.length === 0) return;
  await tx.insert(sessions).values(
    who.map(({ id: memberId, merchantCode }, at) => ({
      tokenHash: `seed.${randomBytes(24).toString('base64url')}`,
      merchantCode,
      memberId,
      address: '127.0.0.1',
      userAgent: 'demonstration',
      createdAt: new Date(now.getTime() - (at + 1) * 4 * 60_000),
      expiresAt: new Date(now.getTime() + (at % 3 === 0 ? 12 : -0.02) * HOUR_MS),
    })),
  );
}
