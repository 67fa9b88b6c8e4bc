import { type CallName, calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Answer, askerOf } from './ask';
import { Draft, isEmpty, together } from './draft';
import { type Standing, wantedOf } from './expected';
import { type Judgement, judgeRefusal, judgeValue, type Refusal } from './judge';
import { logIn } from './log-in';
import { queryFor } from './queries';
import { type Line, type Report, withoutSecrets } from './report';
import { newKey, senderOf } from './send';
import { siteOf } from './site';
import { allCalls, deedOf, rowOf } from './what-is-asked';

export interface Options {
  /** Origin of the platform. */
  readonly base: URL;
  readonly merchant?: string;
  readonly account?: { readonly username: string; readonly password: string };
  /** Also asks what leaves a mark. */
  readonly write: boolean;
  readonly only?: readonly CallName[];
  /** Milliseconds until a request counts as unanswered. */
  readonly timeout: number;
}

/** Requests in a row without an answer, after which the rest is not asked: each of them may take as long as the timeout. */
const SILENT = 3;

const withoutSession: readonly Refusal[] = [
  [401, 'session.required'],
  [401, 'session.expired'],
];
const unfit: Refusal = [400, 'request.invalid'];
const noAnswer = (error: unknown): Judgement => ({
  ...{ verdict: 'wrong', differences: [error instanceof Error ? error.message : 'there was no answer'] },
});

/**
 * Asks a platform the calls of the contract, one request at a time, and judges each answer by the row.
 *
 * Strangers' reads are asked, and those of a member with `account`. What changes anything is asked for its refusals alone: without
 * a token, or with an empty body, so that nothing can be carried out. `write` allows what leaves a harmless mark besides.
 *
 * @throws an error when nobody answers at the address
 */
export async function conform(options: Options): Promise<Report> {
  const { base, account, write, only } = options;
  const ask = askerOf(base, options.timeout);
  const { line, config } = await siteOf(ask, options.merchant);
  const merchant = options.merchant ?? config?.merchantCode ?? 'DEMO';
  const trialMerchant = config?.trialMerchantCode ?? merchant;
  const found = new Map<CallName, unknown>();
  const secrets = account === undefined ? [] : [account.password];
  let [silent, noMember] = [0, 'no --account was given'];
  /** Of the session that the kit began and ends; `token` is unset where it opens nothing. */
  let [session, token]: (string | undefined)[] = [];

  const send = senderOf(ask, { merchant, trialMerchant }, found);

  const judge = async (draft: Draft, answer: Promise<Answer>, by: (answer: Answer) => Judgement, ofValue = false) => {
    const judgement = await answer.then(
      (given) => {
        silent = 0;
        return by(given);
      },
      (error: unknown) => {
        silent += 1;
        return noAnswer(error);
      },
    );
    draft.add(judgement, ofValue);
    return judgement;
  };

  /** The value of a call that only tells how things stand; what is wrong with it is told in its own line. */
  const peek = async (name: CallName, by?: string): Promise<unknown> => {
    const answer = await send(name, by).catch(() => undefined);
    const judgement = answer && judgeValue(answer, schemas[name].value, { refusals: 'any' });
    return judgement?.verdict === 'right' ? judgement.value : undefined;
  };

  const standing: { -readonly [K in keyof Standing]: Standing[K] } = { flags: undefined, type: undefined };

  const askValue = async (draft: Draft, by?: string): Promise<void> => {
    const name = draft.call;
    const visit = { merchant, trialMerchant, ...(by === undefined ? {} : { token: by }) };
    const query = queryFor(name, visit, found, newKey(), Date.now());
    if (query === undefined) return draft.note('nothing was found to ask for');
    const standsAs = by === undefined ? { ...standing, type: undefined } : standing;
    const wanted = wantedOf(name, rowOf(name), standsAs, query.madeUp);
    const judgement = await judge(
      draft,
      send(name, by),
      (answer) => judgeValue(answer, schemas[name].value, wanted),
      true,
    );
    if (judgement.verdict !== 'right') return;
    if (judgement.refused === undefined) {
      found.set(name, judgement.value);
      if (isEmpty(schemas[name].value, judgement.value)) draft.note('empty: what it would hold was not seen');
    } else draft.note(`refused with ${judgement.refused}${wanted.closed === undefined ? '' : `: ${wanted.closed}`}`);
  };

  const askRefusals = async (draft: Draft): Promise<void> => {
    const name = draft.call;
    const row = rowOf(name);
    const isRead = deedOf(name) === 'read';
    const { body }: { readonly body?: TSchema; readonly value: TSchema } = schemas[name];
    if (row.auth === 'member') {
      const ways = isRead && row.tokenField === undefined ? withoutSession : [...withoutSession, unfit];
      await judge(draft, send(name, undefined, 'empty'), (answer) => judgeRefusal(answer, ways, 'without a token'));
      if (!isRead || draft.has('absent')) return;
      const invented = newKey();
      await judge(draft, send(name, invented), (answer) =>
        judgeRefusal(answer, withoutSession, 'with a token that nobody was given'),
      );
    } else if (body !== undefined && !Value.Check(body, {})) {
      await judge(draft, send(name, undefined, 'empty'), (answer) =>
        judgeRefusal(answer, [unfit], 'with an empty body'),
      );
    }
  };

  const askCall = async (name: CallName): Promise<Line> => {
    const draft = new Draft(name);
    if (silent >= SILENT) {
      draft.note('the platform no longer answers');
      return draft.line();
    }
    const [row, deed] = [rowOf(name), deedOf(name)];
    await askRefusals(draft);
    if (draft.has('absent') || draft.has('later')) return draft.line();
    if (deed === 'changing') draft.note('not carried out: it moves money, registers, sends or changes something');
    else if (deed === 'harmless' && !write) draft.note('not carried out without --write: it leaves a mark');
    else if (row.auth === 'member' && token === undefined) draft.note(`not asked as a member: ${noMember}`);
    else if (name !== 'login' && name !== 'logout') {
      await askValue(draft, row.auth === 'member' ? token : undefined);
      if (row.auth === 'optional' && token !== undefined && !draft.has('absent')) await askValue(draft, token);
    }
    return draft.line();
  };

  const askLogIn = async (draft: Draft): Promise<void> => {
    if (account === undefined || config === undefined) {
      noMember = account === undefined ? noMember : 'without /site.json there is no key to seal a log-in for';
      return draft.note(noMember);
    }
    const entered = await logIn(ask, config.publicKey, account).catch((error: unknown) => ({
      ...{ judgement: noAnswer(error), why: 'the log-in was not answered', token: undefined },
    }));
    draft.add(entered.judgement, entered.token !== undefined);
    session = entered.token;
    if (entered.token !== undefined) secrets.push(entered.token);
    if (entered.why === undefined) token = entered.token;
    else {
      noMember = entered.why;
      draft.note(noMember);
    }
  };

  /** Ends the kit's own session, and sees that it counts no longer. */
  const askLogOut = async (draft: Draft, by: string): Promise<void> => {
    await judge(
      draft,
      send('logout', by),
      (answer) => judgeValue(answer, schemas.logout.value, { refusals: [] }),
      true,
    );
    if (draft.has('absent') || draft.has('wrong')) return;
    await judge(draft, send('memberInfo', by), (answer) =>
      judgeRefusal(answer, withoutSession, 'memberInfo after the log-out'),
    );
  };

  standing.flags = (await peek('whitelabel')) as Standing['flags'];
  const chosen = allCalls.filter((name) => only === undefined || only.includes(name));
  const enter = new Draft('login');
  if (chosen.some((name) => name === 'login' || calls[name].auth !== 'none')) await askLogIn(enter);
  const info = token === undefined ? undefined : ((await peek('memberInfo', token)) as { type?: number } | undefined);
  standing.type = info?.type;

  const lines: Line[] = only === undefined || line.verdict === 'wrong' ? [line] : [];
  const leave = new Draft('logout');
  for (const name of chosen) {
    if (name === 'logout') continue;
    const asked = await askCall(name);
    lines.push(name === 'login' ? together(asked, enter.line()) : asked);
  }
  if (session !== undefined) await askLogOut(leave, session);
  if (chosen.includes('logout')) {
    const last = leave.line();
    token = undefined;
    lines.push(together(await askCall('logout'), last));
  }
  return withoutSecrets({ platform: base.origin, lines }, secrets);
}
