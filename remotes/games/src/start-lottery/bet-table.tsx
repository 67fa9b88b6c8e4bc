import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { isUnderWay } from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import { ErrorPanel, Tabs, useErrorText } from '@foyer/shared/ui';
import { useState } from 'react';
import { useSeconds } from '../lottery/use-seconds';
import { type Board, type Chosen, columnsOf, picksOf } from '../lottery-bets/picks';
import { BoardHead } from './board-head';
import { PlayBoard } from './play-board';
import { SlipBar } from './slip-bar';
import { SlipSheet } from './slip-sheet';
import styles from './start-lottery.module.css';
import { usePlaceOrder } from './use-place-order';
import { useSlip } from './use-slip';

interface BetTableProps {
  board: Board;
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** What is chosen of each play, until it goes on the slip. */
function useChosen({ plays }: Board) {
  const [play, setPlay] = useState(plays[0]?.id ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const current = plays.find(({ id }) => id === play) ?? plays[0];
  const none = current === undefined ? [] : columnsOf(current.form).map(() => []);
  return {
    play: current,
    setPlay,
    chosen: chosen[play] ?? none,
    choose: (next: Chosen | undefined) =>
      setChosen(({ [play]: _, ...others }) => ({ ...others, ...(next && { [play]: next }) })),
  };
}

/** The board of a lottery with its slip. From the closing of a draw until the next one is there, the board is locked. */
export function BetTable({ board, query }: BetTableProps) {
  const t = useT('games');
  const textOf = useErrorText();
  const now = useSeconds(true);
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const { play, setPlay, chosen, choose } = useChosen(board);
  const slip = useSlip(board);
  const money = usePlaceOrder(slip.clear);
  const [asked, setAsked] = useState<'slip' | 'confirm'>();
  const isOver = board.closesAt <= now;
  if (play === undefined) return null;
  const picks = picksOf(play.form, chosen, board.limits.lines);
  // What is under way, and its receipt, show whatever was open: the page may have been loaded anew (B006).
  const step = isUnderWay(money) || money.state === 'sending' || money.state === 'done' ? 'confirm' : asked;
  return (
    <div className={styles.page}>
      <BoardHead board={board} currency={currency} now={now} />
      {isOver && query.error !== null ? (
        <ErrorPanel
          look="inline"
          title={textOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      <Tabs
        look="pill"
        label={t('startLottery.plays')}
        className={styles.plays}
        items={board.plays.map(({ id, name }) => ({ value: id, label: name }))}
        value={play.id}
        onChange={setPlay}
      >
        <PlayBoard
          key={play.id}
          board={board}
          play={play}
          chosen={chosen}
          currency={currency}
          isLocked={isOver}
          onChoose={choose}
        />
      </Tabs>
      <SlipBar
        slip={slip}
        currency={currency}
        picks={picks}
        most={board.limits.lines}
        isLocked={isOver}
        onAdd={() => {
          if (slip.add(play, picks)) choose(undefined);
        }}
        onOpen={() => setAsked('slip')}
      />
      <SlipSheet
        board={board}
        slip={slip}
        money={money}
        currency={currency}
        isLocked={isOver}
        step={step}
        onStep={setAsked}
      />
    </div>
  );
}
