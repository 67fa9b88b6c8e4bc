import { bus } from '@foyer/shared/bus';
import type { Operation, ValueOf } from '@foyer/shared/contract';
import { useSession } from '@foyer/shared/session';
import { useEffect, useRef, useState } from 'react';
import { isLost, type Learned, learnOutcome, leaveSubmit } from './outcome';
import { forgetSubmit, isNoted, newKey, noteSubmit, submitsOf } from './submit-notes';

interface Sent<W> {
  readonly key: string;
  /** Absent after a reload: what was typed is in no storage. */
  readonly wish?: W | undefined;
}

type Stage<W, A> =
  | { readonly at: 'ready'; readonly error?: unknown }
  | ({ readonly at: 'sending' | 'checking' | 'leaving' } & Sent<W>)
  | ({ readonly at: 'undecided'; readonly error?: unknown } & Sent<W>)
  | { readonly at: 'done'; readonly answer: A };

export interface MoneySubmitOptions<N extends Operation, W> {
  /** The call's name in the contract. */
  operation: N;
  /** Makes the call with the key of this wish. It throws as `call` does. */
  send: (wish: W, key: string) => Promise<ValueOf<N>>;
  /** Hears the answer once, whether it came by itself or had to be asked for. */
  onDone?: ((answer: ValueOf<N>) => void) | undefined;
}

export interface MoneySubmit<W = never, A = unknown> {
  /**
   * `ready` to send; `sending`; `checking` after a lost answer; `undecided` when nothing was booked after 20 s and the member
   * chooses; `leaving`; `done` with a receipt.
   */
  readonly state: Stage<W, A>['at'];
  /** Why the last try was refused, or why it could not be left. */
  readonly error: unknown;
  readonly receipt: A | undefined;
  /** Sends a wish. Ignored unless `ready`, so that two presses send one. */
  readonly submit: (wish: W) => void;
  /** Sends the same wish with the same key; undefined after a reload, when the wish is not known any more. */
  readonly sendAgain: (() => void) | undefined;
  readonly checkAgain: () => void;
  /** Closes the key. If the booking was faster, the receipt follows. */
  readonly leave: () => void;
  /** Removes the refusal, e.g. when the member types. */
  readonly forget: () => void;
  /** From the receipt to an empty form. */
  readonly startOver: () => void;
}

function stageOf<W, A>(operation: Operation, owner: number | undefined): Stage<W, A> {
  const note = submitsOf(owner).find((each) => each.operation === operation);
  return note === undefined ? { at: 'ready' } : { at: 'checking', key: note.key };
}

/**
 * Sends what moves money, once per wish (B005), and finds out what became of it when the answer is lost (B006): by the key, which
 * is noted in the browser until the member knows. The check goes on after a reload and in a new tab.
 */
export function useMoneySubmit<N extends Operation, W>(options: MoneySubmitOptions<N, W>): MoneySubmit<W, ValueOf<N>> {
  const { operation } = options;
  const owner = useSession(({ member }) => member?.id);
  const [stage, setStage] = useState<Stage<W, ValueOf<N>>>(() => stageOf(operation, owner));
  // Two presses in one frame see the same render, so the present stage is kept beside it.
  const present = useRef(stage);
  const given = useRef(options);
  given.current = options;
  const shown = useRef(true);

  const go = (next: typeof stage) => {
    present.current = next;
    setStage(next);
  };

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const before = useRef(owner);
  useEffect(() => {
    if (before.current === owner) return;
    const isAnother = before.current !== undefined;
    before.current = owner;
    // A member who was only now loaded keeps what they have begun.
    if (isAnother || present.current.at === 'ready') go(stageOf(operation, owner));
  }, [owner, operation]);

  const finish = (key: string, answer: ValueOf<N>) => {
    bus.emit('wallet:refresh');
    // Nobody sees the receipt of a page that was left, so the note stays, and the next visit tells.
    if (!shown.current) return;
    forgetSubmit(key);
    go({ at: 'done', answer });
    given.current.onDone?.(answer);
  };

  const end = (key: string, error?: unknown) => {
    forgetSubmit(key);
    go({ at: 'ready', error });
  };

  const take = ({ key, wish }: Sent<W>, learned: Learned) => {
    // The same operation stored the answer, so it has its type.
    if (learned.state === 'done') finish(key, learned.answer as ValueOf<N>);
    else if (learned.state === 'none') go({ at: 'undecided', key, wish });
    else {
      if (learned.state === 'gone') bus.emit('wallet:refresh');
      end(key);
    }
  };

  const post = async (wish: W, key: string) => {
    go({ at: 'sending', key, wish });
    const isMine = () => 'key' in present.current && present.current.key === key;
    try {
      const answer = await given.current.send(wish, key);
      if (isMine()) finish(key, answer);
    } catch (error) {
      if (isLost(error)) {
        if (isMine()) go({ at: 'checking', key, wish });
      } else if (isMine()) end(key, error);
      else forgetSubmit(key);
    }
  };

  useEffect(() => {
    if (stage.at !== 'checking') return;
    const stop = new AbortController();
    const asked = { operation, key: stage.key };
    void learnOutcome(asked, () => isNoted(owner, stage.key), stop.signal).then((learned) => {
      if (!stop.signal.aborted) takeNow.current(stage, learned);
    });
    return () => stop.abort();
  }, [stage, operation, owner]);
  const takeNow = useRef(take);
  takeNow.current = take;

  const leave = async ({ key, wish }: Sent<W>) => {
    go({ at: 'leaving', key, wish });
    try {
      take({ key, wish }, await leaveSubmit({ operation, key }));
    } catch (error) {
      go({ at: 'undecided', key, wish, error });
    }
  };

  const wish = stage.at === 'undecided' ? stage.wish : undefined;
  const undecided = () => (present.current.at === 'undecided' ? present.current : undefined);
  return {
    state: stage.at,
    error: 'error' in stage ? stage.error : undefined,
    receipt: stage.at === 'done' ? stage.answer : undefined,
    submit: (next) => {
      if (present.current.at !== 'ready') return;
      const key = newKey();
      noteSubmit(owner, { operation, key, at: Date.now() });
      void post(next, key);
    },
    sendAgain:
      wish === undefined
        ? undefined
        : () => {
            const sent = undecided();
            if (sent !== undefined) void post(wish, sent.key);
          },
    checkAgain: () => {
      const sent = undecided();
      if (sent !== undefined) go({ at: 'checking', key: sent.key, wish: sent.wish });
    },
    leave: () => {
      const sent = undecided();
      if (sent !== undefined) void leave(sent);
    },
    forget: () => {
      if (present.current.at === 'ready' && present.current.error !== undefined) go({ at: 'ready' });
    },
    startOver: () => {
      if (present.current.at === 'done') go({ at: 'ready' });
    },
  };
}
