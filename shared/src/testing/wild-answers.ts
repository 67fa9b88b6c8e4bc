import { KindGuard, type TSchema } from '@sinclair/typebox';
import type { CallName } from '../contract';
import { schemas } from '../contract/schemas';
import type { Answers } from './answer-calls';

/** Fields with words that somebody wrote for members to read. They are shown as written, but for the HTML of `htmlOf`. */
const WORDS = [
  ...[
    'title',
    'summary',
    'nickname',
    'accountTypeName',
    'vendorName',
    'displayName',
    'gameName',
    'reason',
    'labelNameEn',
    'label',
  ],
  ...['answer', 'app_desc', 'condition', 'body', 'note', 'name', 'league', 'homeTeam', 'awayTeam', 'payee', 'subject'],
  ...['counterpart', 'userName', 'account', 'holder', 'reference', 'device', 'vipLevel'],
] as const;
export type WordsField = (typeof WORDS)[number];
const isWords = (name: string): name is WordsField => (WORDS as readonly string[]).includes(name);

/** What follows the name of the field in a text of it: a tag, an entity, a placeholder and the key of a text of the kit. */
export const WILD = '<img src=x onerror=alert(1)> &amp; {{x}} {{name}} $t(ui.close)';

/** A text that is more than a text wherever somebody takes it for HTML, a template or a key. */
export const wild = (field: WordsField): string => `[${field}]${WILD}`;

/** Values that a screen needs to make sense of the rest. */
const known: Readonly<Record<string, unknown>> = {
  ...{
    vassalage: 'KITE',
    vendor: 'KITE',
    gameType: 'RNG',
    gameCategory: 'RNG',
    gameClassifyNew: 'FAST',
    display: 'RNG',
  },
  ...{ currencySymbol: '฿', dailysalreqtype: null, issue: '20260314-0720', orderNo: 'D1', lastFour: '1234', zone: 0 },
  ...{ pageNum: 1, totalPages: 1, supportPlay: true, applies: true, cancel: true, enabled: true, claimed: false },
  ...{ min: '1', max: '1000', fee: '1' },
};
const SOON = 3_600_000;
/** What is counted. */
const FEW = 2;
const today = () => new Date().toISOString().slice(0, 10);
const DAYS = ['date', 'day', 'period'];
const LATER = /^(endsAt|closesAt|drawAt|nextDrawAt|deadline|expiresAt|payBy|nextDayAt|opensAt|lastDrawAt)$/;

let serial = 0;

/** A value that fits a schema; of an array over several states one item in each. Texts of `WORDS` are wild. */
function sampleOf(schema: TSchema, name: string): unknown {
  if (known[name] !== undefined) return known[name];
  if (KindGuard.IsUnion(schema)) {
    const [first] = schema.anyOf.filter((each) => !KindGuard.IsNull(each));
    return first === undefined ? null : sampleOf(first, name);
  }
  if (KindGuard.IsLiteral(schema)) return schema.const;
  if (KindGuard.IsObject(schema)) {
    // A next page would have a next page.
    const all = Object.entries(schema.properties).filter(([key, each]) => key !== 'next' || !KindGuard.IsString(each));
    const fields = all.map(([key, each]) => [key, sampleOf(each, key)]);
    return Object.fromEntries(fields);
  }
  if (KindGuard.IsArray(schema)) return itemsOf(schema.items, name);
  if (KindGuard.IsRecord(schema))
    return { RNG: sampleOf(Object.values(schema.patternProperties)[0] as TSchema, 'RNG') };
  if (KindGuard.IsBoolean(schema)) return false;
  if (KindGuard.IsInteger(schema)) {
    if (schema.description === 'epoch milliseconds') return Date.now() + (LATER.test(name) ? SOON : -SOON);
    serial += 1;
    return /id$/i.test(name) ? serial : FEW;
  }
  if (KindGuard.IsString(schema)) return textOf(schema.pattern, name);
  return null;
}

function textOf(pattern: string | undefined, name: string): string {
  if (DAYS.includes(name)) return today();
  if (pattern === undefined) return isWords(name) ? wild(name) : name;
  if (pattern.includes('\\d{4}-\\d{2}-\\d{2}')) return today();
  serial += 1;
  return pattern.includes('\\d{2}') ? '07' : String(serial);
}

/** One item, or one for each value of a field that has several. */
function itemsOf(item: TSchema, name: string): unknown[] {
  const states = KindGuard.IsObject(item)
    ? Object.entries(item.properties).flatMap(([key, each]) =>
        KindGuard.IsUnion(each) && each.anyOf.length > 2 && each.anyOf.every(KindGuard.IsLiteral)
          ? each.anyOf.map(({ const: value }) => ({ [key]: value }))
          : [],
      )
    : [];
  const made = () => sampleOf(item, name);
  return states.length === 0 ? [made()] : states.map((state) => Object.assign(made() as object, state));
}

/** Answers to all calls, made of their schemas. */
export function wildAnswers(): Answers {
  serial = 0;
  const entries = Object.entries(schemas).map(([name, { value }]) => [name, sampleOf(value, name as CallName)]);
  return Object.fromEntries(entries) as Answers;
}
