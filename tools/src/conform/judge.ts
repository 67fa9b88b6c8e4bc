import { type ErrorCode, errorCodes } from '@foyer/shared/contract';
import type { TSchema } from '@sinclair/typebox';
import type { Answer } from './ask';
import { differences, oddMoments } from './differences';

/** How an answer is judged. `absent`: there is no such call. `later`: it says nothing of the call (the site is closed, or it is too much). */
export type Judgement =
  | { readonly verdict: 'right'; readonly value?: unknown; readonly refused?: ErrorCode }
  | { readonly verdict: 'wrong'; readonly differences: readonly string[] }
  | { readonly verdict: 'absent'; readonly how: string }
  | { readonly verdict: 'later'; readonly why: string };

type Envelope =
  | { readonly success: true; readonly value: unknown }
  | { readonly success: false; readonly code: string; readonly value?: unknown };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The envelope of an answer, also within `data` (A017): the client of the front end takes both. */
function envelopeOf(json: unknown): Envelope | undefined {
  if (!isFields(json)) return undefined;
  if (json['success'] === true) return { success: true, value: json['value'] };
  if (json['success'] === false && typeof json['code'] === 'string')
    return { success: false, code: json['code'], value: json['value'] };
  return 'success' in json ? undefined : isFields(json['data']) ? envelopeOf(json['data']) : undefined;
}

const knownCode = (code: string): ErrorCode | undefined => errorCodes.find((each) => each === code);
/** A word of an answer as it may be shown: what does not read like one of the contract's may be anybody's secret. */
const shown = (word: string): string =>
  /^[a-z0-9]+([.+/_-][a-z0-9]+){0,4}$/i.test(word) && word.length <= 32 ? `"${word}"` : 'a text of its own';

/** How far a platform's clock may be from this machine's, in milliseconds: time of another zone is wrong by more. */
const CLOCK = 5 * 60_000;

/** What every answer of a call owes besides its envelope: JSON, nothing kept, a clock, cookies that no script reads. */
function headersOf({ headers, cookies }: Answer): string[] {
  const type = headers.get('content-type') ?? '';
  const date = Date.parse(headers.get('date') ?? '');
  const readable = cookies.filter((each) => !/;\s*httponly/i.test(each)).map((each) => shown(each.split('=')[0] ?? ''));
  return [
    ...(/^application\/json\b/i.test(type)
      ? []
      : [`Content-Type is ${shown(type.split(';')[0] ?? '')} in place of application/json`]),
    ...(/\bno-store\b/i.test(headers.get('cache-control') ?? '')
      ? []
      : ['Cache-Control lacks no-store: an answer may be kept and given to somebody else']),
    ...(Number.isNaN(date) ? ['there is no Date header, which the site counts down by'] : []),
    ...(Math.abs(date - Date.now()) > CLOCK
      ? ['the Date header is minutes off: the clock is wrong, or its time is not UTC']
      : []),
    ...readable.map((name) => `the cookie ${name} lacks HttpOnly`),
  ];
}

/** How an answer says that there is no such call, or undefined. */
function absence({ status }: Answer, envelope: Envelope | undefined): string | undefined {
  if ([404, 405, 501].includes(status)) return `HTTP ${status}`;
  const isUnknown = status === 200 && envelope?.success === false && envelope.code === 'unknown';
  return isUnknown ? 'refused as "unknown"' : undefined;
}

const laterCodes: Readonly<Record<string, string>> = {
  'system.upgrading': 'the site is closed (system.upgrading)',
  'ip.restricted': 'the site is closed to this address (ip.restricted)',
  'rate.limited': 'too much was asked from this address (rate.limited); once more in a while',
};

const pages = { html: 'an HTML page', nothing: 'empty', text: 'no JSON', json: 'no envelope' } as const;

/** What is common to all answers; `judge` decides about one in its envelope. */
function judged(answer: Answer, judge: (envelope: Envelope) => string[]): Judgement {
  const envelope = envelopeOf(answer.json);
  const how = absence(answer, envelope);
  if (how !== undefined) return { verdict: 'absent', how };
  const code = envelope?.success === false ? envelope.code : '';
  const later = laterCodes[code];
  if (later !== undefined) return { verdict: 'later', why: later };
  const wrong = [
    ...(envelope === undefined ? [`the answer is ${pages[answer.looksLike]}, with status ${answer.status}`] : []),
    ...(envelope === undefined ? [] : judge(envelope)),
    ...(code !== '' && knownCode(code) === undefined
      ? [`the code ${shown(code)} is none of the contract: a member reads of an unknown error`]
      : []),
    ...headersOf(answer),
  ];
  if (wrong.length > 0) return { verdict: 'wrong', differences: wrong };
  const known = knownCode(code);
  return { verdict: 'right', ...(envelope?.success ? { value: envelope.value } : known ? { refused: known } : {}) };
}

export interface Wanted {
  /** Codes that the call may be refused with, as things stand; `any` where what was asked for was made up. */
  readonly refusals: readonly string[] | 'any';
  /** Why the call must be refused, where it must. */
  readonly closed?: string | undefined;
}

/** Judges the answer to a call that was asked rightly: a value of the schema, or one of these refusals with HTTP 200. */
export function judgeValue(answer: Answer, schema: TSchema, { refusals, closed }: Wanted): Judgement {
  return judged(answer, (envelope) => {
    const status =
      answer.status === 200 ? [] : [`the status is ${answer.status} in place of 200, for values and refusals alike`];
    if (!envelope.success) {
      const expected = refusals === 'any' || refusals.includes(envelope.code);
      return [...status, ...(expected ? [] : [`it is refused with ${shown(envelope.code)}`])];
    }
    if (closed !== undefined) return [...status, `it is answered, though ${closed}`];
    const wrong = differences(schema, envelope.value);
    return [...status, ...wrong, ...(wrong.length > 0 ? [] : oddMoments(schema, envelope.value))];
  });
}

export type Refusal = readonly [status: number, code: ErrorCode];

/** Judges the answer to a call that must be refused in one of these ways; `asked` says how it was asked. */
export function judgeRefusal(answer: Answer, ways: readonly Refusal[], asked: string): Judgement {
  return judged(answer, (envelope) => {
    if (envelope.success) return [`${asked}: it is answered with success in place of a refusal`];
    if (ways.some(([status, code]) => status === answer.status && code === envelope.code)) return [];
    const told = ways.map(([status, code]) => `${status} ${code}`).join(' or ');
    return [`${asked}: it is refused with ${answer.status} ${shown(envelope.code)} in place of ${told}`];
  });
}
