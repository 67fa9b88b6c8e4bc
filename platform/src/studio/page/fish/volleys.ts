/** The most shots that go together, and how long the next one is waited for, in ms. */
const GATHER_MS = 400;

interface Volleys<Shot> {
  /** Puts a shot to those that wait. `full` when there is no room, `again` when a volley without an answer goes first. */
  add(make: () => Shot): 'taken' | 'full' | 'again';
  /** Takes those back that wait. */
  takeBack(): void;
}

interface Parts<Shot> {
  readonly most: number;
  /** Plays a volley; `lost` when no answer came. */
  readonly send: (shots: readonly Shot[]) => Promise<'shown' | 'refused' | 'lost'>;
  /** Is told the shots that wait and those on their way, whenever that changes. */
  readonly tell: (waiting: readonly Shot[], onWay: readonly Shot[]) => void;
  /** Is told the shots that will not be sent. */
  readonly drop: (shots: readonly Shot[]) => void;
}

/**
 * Gathers shots that are pressed one after another to a volley, which is one round. While one is on its way one more waits at most. A volley
 * without an answer is sent again as it was, with the next press, and nothing beside it.
 */
export function createVolleys<Shot>({ most, send, tell, drop }: Parts<Shot>): Volleys<Shot> {
  let waiting: Shot[] = [];
  let onWay: readonly Shot[] = [];
  let lost: readonly Shot[] | undefined;
  let flying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => tell(waiting, onWay);

  const takeBack = () => {
    clearTimeout(timer);
    if (waiting.length > 0) drop(waiting);
    waiting = [];
    show();
  };

  const go = async (shots: readonly Shot[]) => {
    flying = true;
    onWay = shots;
    show();
    const end = await send(shots);
    flying = false;
    lost = end === 'lost' ? shots : undefined;
    if (lost === undefined) onWay = [];
    // What was pressed while all went well is not fired when it no longer does.
    if (end !== 'shown') takeBack();
    if (waiting.length > 0) flush();
    else show();
  };

  const flush = () => {
    clearTimeout(timer);
    if (flying || waiting.length === 0) return;
    const shots = waiting;
    waiting = [];
    void go(shots);
  };

  return {
    add(make) {
      if (lost !== undefined) {
        if (!flying) void go(lost);
        return 'again';
      }
      if (waiting.length >= most) return 'full';
      waiting.push(make());
      show();
      clearTimeout(timer);
      if (waiting.length === most) flush();
      else timer = setTimeout(flush, GATHER_MS);
      return 'taken';
    },
    takeBack,
  };
}
