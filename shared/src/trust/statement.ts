import { type Static, Type } from '@sinclair/typebox';
import { readAs, readEnvelope, signerOf } from './envelope';
import { LogHead } from './log-head';
import { Refused } from './refused';
import { countingSignature } from './release';
import type { Trust } from './trust';

/** The file of a generation that says what is live in it. */
export const STATEMENT = 'statement.json';

/** How long after its end a statement is still taken up, with an alarm. */
const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** What may be a folder's name, and leads nowhere else. */
const CHANNEL = '^[A-Za-z0-9](?:[A-Za-z0-9_+-]|[.](?![.])){0,99}$';

const Release = Type.Object({
  part: Type.String(),
  version: Type.String(),
  description: Type.String(),
  key: Type.String(),
  signature: Type.String(),
});

const StatementForm = Type.Object({
  /** Rises with each decision. */
  serial: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  expires: Type.String(),
  /** The version of the trust that it was made under. */
  trust: Type.Integer({ minimum: 1 }),
  /** `hashOfDocuments` by channel. */
  channels: Type.Record(Type.String({ pattern: CHANNEL }), Type.String(), { additionalProperties: false }),
  /** Releases that the documents name, each with the signature of its team. */
  releases: Type.Array(Release),
  /** The log of the host that this was made of (decision 98). */
  log: Type.Optional(LogHead),
});

/** What is live, as the online key signs it. Moments are ISO 8601. */
export type Statement = Static<typeof StatementForm>;

/** The last statement that a reader took up. */
export interface Seen {
  readonly serial: number;
  /** The statement's own text. */
  readonly text: string;
  /** The log that it was made of; missing in statements of before decision 98. */
  readonly log: LogHead | undefined;
  /** The version of the trust that it was made under. */
  readonly trust: number;
}

/** A statement that may be taken up. */
export interface Checked {
  readonly statement: Statement;
  /** What a person has to see to, though it may be taken up: a sentence each. */
  readonly alarms: readonly string[];
}

/**
 * What a kept statement says of itself, also when it has ended or a release in it does not count any more. Undefined where there is none,
 * or its online key was retired: whoever had stolen that could have used the highest serial of all.
 */
export function seenOf(json: string | undefined, { online }: Trust): Seen | undefined {
  if (json === undefined) return undefined;
  const envelope = readEnvelope(json, 'The kept statement');
  if (signerOf('statement', envelope, online) === undefined) return undefined;
  const { serial, log, trust } = readAs(StatementForm, envelope.text, 'The kept statement');
  return { serial, text: envelope.text, log, trust };
}

/** Says that a statement ends or ended; nothing while it lasts. */
export function alarmsOf({ expires }: Pick<Statement, 'expires'>, now: number): string[] {
  return Date.parse(expires) > now
    ? []
    : [`The statement of what is live ended at ${expires}: "release renew" with an online key makes a new one.`];
}

/**
 * Checks what a generation says of itself: signed by an online key of the trust, not older than what was seen, not ended for longer than
 * the grace, and of releases that their teams signed. The documents are checked apart (`checkDocuments`).
 *
 * @param json the file `statement.json`; undefined where there is none
 * @param seen the last one that was taken up (`seenOf`)
 * @param now milliseconds
 * @throws Refused with the reason
 */
export function checkStatement(json: string | undefined, trust: Trust, seen: Seen | undefined, now: number): Checked {
  if (json === undefined) throw new Refused('What is live has no statement.', { check: 'unsigned' });
  const envelope = readEnvelope(json, 'The statement of what is live');
  const signer = signerOf('statement', envelope, trust.online);
  if (signer === undefined)
    throw new Refused('The statement of what is live is not signed by an online key of this site, or was changed.', {
      check: 'foreign',
    });
  const statement = readAs(StatementForm, envelope.text, 'The statement of what is live');
  const { serial, expires } = statement;
  if (statement.trust > trust.version)
    throw new Refused(
      `The statement was made under version ${statement.trust} of the trust, and only ${trust.version} is here.`,
      { check: 'missing' },
    );
  if (!(Date.parse(expires) <= Date.parse(signer.expires)))
    throw new Refused('The statement of what is live would last longer than the key that signed it.', {
      check: 'ended',
    });
  if (seen !== undefined) {
    if (serial < seen.serial)
      throw new Refused(
        `The statement has the serial ${serial}, and ${seen.serial} was seen before: an older one was put back.`,
        { check: 'older' },
      );
    if (serial === seen.serial && envelope.text !== seen.text)
      throw new Refused(`There are two statements with the serial ${serial}.`, { check: 'changed' });
  }
  if (Date.parse(expires) + GRACE_MS <= now && envelope.text !== seen?.text)
    throw new Refused(`The statement of what is live ended at ${expires}, too long ago to be taken up.`, {
      check: 'ended',
    });
  for (const release of statement.releases) countingSignature(trust, release, [release]);
  return { statement, alarms: alarmsOf(statement, now) };
}
