import { type CallName, errorCodes } from '@foyer/shared/contract';
import { envelopeOf, schemas } from '@foyer/shared/contract/schemas';
import { TypeCompiler } from '@sinclair/typebox/compiler';

/** HTTP statuses that may occur; any other is a fault. */
const statuses: ReadonlySet<number> = new Set([200, 400, 401, 404, 413, 414, 415, 431]);
const codes: ReadonlySet<string> = new Set(errorCodes);
const fields: ReadonlySet<string> = new Set(['success', 'value', 'code', 'message']);
/** Signs of internals: places in code, and words of databases. */
const inside = /\n\s+at |node_modules|\.ts:\d|\bpg_|drizzle|syntax error at|violates/i;

export type Outcome = 'answered' | 'refused' | 'rejected';

/**
 * Checks an answer of a call: only the envelope, a value of the schema or a code of the contract, no internals.
 *
 * @returns whether the call answered, refused (HTTP 200 with a code) or rejected its input (4xx)
 * @throws an error that says what is wrong
 */
export function answerChecker(name: CallName): (status: number, text: string) => Outcome {
  const envelope = TypeCompiler.Compile(envelopeOf(schemas[name].value));
  return (status, text) => {
    const say = (what: string) => new Error(`${name} ${what}: ${status} ${text.slice(0, 300)}`);
    if (!statuses.has(status)) throw say('gave a status that it must not');
    const answer = parsed(text);
    if (!envelope.Check(answer)) throw say('did not answer in the envelope');
    if (Object.keys(answer).some((field) => !fields.has(field))) throw say('told more than the envelope holds');
    if (inside.test(text)) throw say('told of its inside');
    if (answer.success) {
      if (status !== 200) throw say('succeeded with another status');
      return 'answered';
    }
    if (!codes.has(answer.code)) throw say('refused with a code that the contract does not have');
    return status === 200 ? 'refused' : 'rejected';
  };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
