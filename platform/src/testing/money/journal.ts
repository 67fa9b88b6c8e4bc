import { isDeepStrictEqual } from 'node:util';
import type { CallName } from '@foyer/shared/contract';
import { onceNotBusy } from '../once-not-busy';
import type { Answer, CallInput, TestPlatform } from '../platform';
import type { MoneyStage } from './stage';
import type { Chance } from './world';

/** A submit that was answered. */
interface Acknowledged {
  readonly operation: string;
  readonly key: string;
  readonly value: unknown;
}

/** A stage that remembers what was acknowledged, with the faults that showed in the answers. */
export interface Journal {
  readonly stage: MoneyStage;
  readonly acknowledged: readonly Acknowledged[];
  readonly wrong: readonly string[];
}

const keyOf = (body: unknown): string | undefined => (body as { readonly key?: string } | undefined)?.key;

/** Remembers every answer to a submit, and sends each fourth of them again, which must answer the same. */
export function journalOf(stage: MoneyStage, chance: Chance): Journal {
  const acknowledged: Acknowledged[] = [];
  const wrong: string[] = [];
  const at = (turn: number): TestPlatform => ({
    ...stage.at(turn),
    api: async <N extends CallName>(name: N, input: CallInput): Promise<Answer<N>> => {
      const key = keyOf(input.body);
      if (key === undefined) return stage.at(turn).api(name, input);
      const send = (to: number) => onceNotBusy(() => stage.at(to).api(name, input));
      const answer = await send(turn);
      if (!answer.success) return answer;
      acknowledged.push({ operation: name, key, value: answer.value });
      if (chance.int(4) !== 0) return answer;
      const again = await send(turn + 1);
      if (!isDeepStrictEqual(again.value, answer.value))
        wrong.push(`${name} ${key} was answered ${JSON.stringify(answer.value)}, then ${JSON.stringify(again.value)}`);
      return answer;
    },
  });
  return { stage: { ...stage, at }, acknowledged, wrong };
}
