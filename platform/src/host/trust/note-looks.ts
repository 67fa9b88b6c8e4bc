import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { documentReaders, documentRefusals } from '../../base/db/schema';
import { servedVersions } from './served-versions';
import type { Looked } from './trusted-documents';

/** Groups that are kept of one reader: whoever holds the store could make any number. */
const GROUPS = 100;
const LONGEST = 400;

/** What visitors get in place of a file of a release that is not what was signed: documents name one for each part. */
const FALLBACK = 'the fallback of the release, in browsers that find a wrong hash';

/** A refusal or an alarm, as it is grouped. */
interface Told {
  readonly kind: 'refused' | 'file' | 'alarm' | 'browser';
  readonly check: string;
  readonly part: string;
  readonly version: string;
  readonly channel: string;
  readonly sentence: string;
}

const cut = (text = '', to = 100): string => text.slice(0, to);

/** What a look found wrong. */
const toldOf = ({ refused, files, alarms }: Looked): Told[] => [
  ...(refused === undefined
    ? []
    : [
        {
          ...({ kind: 'refused', check: refused.check ?? '' } as const),
          ...{ part: cut(refused.part), version: cut(refused.version), channel: cut(refused.channel) },
          sentence: cut(refused.sentence, LONGEST),
        },
      ]),
  ...files.map((each) => ({
    ...({ kind: 'file', check: each.check } as const),
    ...{ part: cut(each.part), version: cut(each.version), channel: cut(each.channel) },
    sentence: cut(each.sentence, LONGEST),
  })),
  ...alarms.map((sentence) => ({
    ...({ kind: 'alarm', check: 'ended', part: '', version: '', channel: '' } as const),
    sentence: cut(sentence, LONGEST),
  })),
];

const { reader, kind, check, part, version, channel, firstAt, lastAt, times, endedAt } = documentRefusals;

/**
 * Counts a refusal in its group. One that was over begins anew.
 * @param served what visitors get meanwhile
 */
export async function countRefusal(db: Db, by: string, told: Told, served: string, at: Date): Promise<void> {
  const isOver = sql`${endedAt} is not null`;
  const [row] = await db
    .insert(documentRefusals)
    .values({ ...told, reader: by, served: cut(served, LONGEST), firstAt: at, lastAt: at, times: 1 })
    .onConflictDoUpdate({
      target: [reader, kind, check, part, version, channel],
      set: {
        ...{ sentence: told.sentence, served: cut(served, LONGEST), lastAt: at, endedAt: null },
        firstAt: sql`case when ${isOver} then excluded.first_at else ${firstAt} end`,
        times: sql`case when ${isOver} then 1 else ${times} + 1 end`,
      },
    })
    .returning({ times });
  if (row?.times !== 1) return;
  const old = db
    .select({ key: sql`ctid` })
    .from(documentRefusals)
    .where(eq(reader, by))
    .orderBy(desc(lastAt))
    .offset(GROUPS);
  await db.delete(documentRefusals).where(sql`ctid in (${old})`);
}

/** Writes down what came of a look: what this reader serves, what it refuses, and which refusals are over. */
async function noteLook(db: Db, by: string, looked: Looked, own: string): Promise<void> {
  const { statement, refused, roundEnded } = looked;
  const [at, told] = [new Date(looked.at), toldOf(looked)];
  const row = {
    ...{
      serial: statement?.serial ?? null,
      trust: statement?.trust ?? null,
      refused: refused !== undefined,
      lookedAt: at,
    },
    ...{
      statedAt: statement ? new Date(statement.at) : null,
      expiresAt: statement ? new Date(statement.expires) : null,
    },
    served: cut(await servedVersions(own, 'base'), LONGEST),
    // A server that starts anew has its last round from before, until it has gone round again.
    ...(roundEnded !== undefined && { roundEndedAt: new Date(roundEnded) }),
  };
  await db
    .insert(documentReaders)
    .values({ reader: by, ...row })
    .onConflictDoUpdate({ target: documentReaders.reader, set: row });
  for (const each of told) {
    const isOfRelease = each.kind === 'file' && each.part !== '';
    const instead = isOfRelease ? FALLBACK : await servedVersions(own, each.channel || 'base');
    await countRefusal(db, by, each, instead, at);
  }
  const keys = told.map((each) => [each.kind, each.check, each.part, each.version, each.channel].join('\n'));
  const key = sql`concat_ws(E'\n', ${kind}, ${check}, ${part}, ${version}, ${channel})`;
  await db
    .update(documentRefusals)
    .set({ endedAt: at })
    .where(and(eq(reader, by), isNull(endedAt), keys.length > 0 ? notInArray(key, keys) : undefined));
}

/** How often a server says that nothing has changed. */
const SAME_MS = 30_000;

/**
 * Notes looks, one after the other, of which those that came meanwhile count once. A database that is away holds up nobody.
 * @param by the server
 * @param own its folder of what it took up
 */
export function notesLooks(db: Db, by: string, own: string, failed: (error: unknown) => void) {
  let next: Looked | undefined;
  let last: { readonly at: number; readonly same: string } | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const looked = next;
    next = undefined;
    if (looked === undefined) return;
    const same = JSON.stringify([looked.refused, looked.files, looked.alarms, looked.statement?.serial]);
    const isQuiet = looked.refused === undefined && looked.files.length + looked.alarms.length === 0;
    if (isQuiet && last?.same === same && looked.at - last.at < SAME_MS) return;
    last = { at: looked.at, same };
    await noteLook(db, by, looked, own).catch((error: unknown) => {
      last = undefined;
      failed(error);
    });
  };
  return {
    note(looked: Looked): void {
      next = looked;
      writing = writing.then(write);
    },
    /** Ends when all is written down. */
    written: (): Promise<void> => writing,
  };
}
