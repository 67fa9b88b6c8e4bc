import { imageUrl } from '@foyer/shared/api';
import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useQuery } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Button, Drawer, Picture, PlayIcon, QueryView } from '@foyer/shared/ui';
import { memo, useEffect, useState } from 'react';
import { artOf } from '../catalogue/art-of';
import { useVendor } from '../catalogue/get-vendors';
import { useCategoryName } from '../catalogue/use-category-name';
import { Heart } from '../favourites/heart';
import { targetOf, useLaunch } from '../launch/use-launch';
import { Figures } from './figures';
import { FiguresSkeleton } from './figures-skeleton';
import styles from './game-sheet.module.css';
import { detailQuery } from './get-detail';
import { TryLink } from './try-link';

export interface GameSheetProps {
  game: Game;
  open: boolean;
  onClose: () => void;
}

/** A game before it is opened: what it is, what it returns, how it is played, and the ways into it (decision 75). */
export function GameSheet({ game, open, onClose }: GameSheetProps) {
  const t = useT('games');
  const launch = useLaunch();
  const isVisitor = useSession((state) => state.session === undefined);
  const detail = useQuery(detailQuery(game.nodeId));
  const { gameName, supportPlay } = game;
  const art = artOf(game);
  // A sheet plays once. It stays until its page is left: a second press would else meet what lies below.
  const [isPlayed, setPlayed] = useState(false);
  const play = () => {
    setPlayed(true);
    void launch(targetOf(game), { name: gameName, art });
  };
  // A page that is led to itself, as that of a game to another game, is not left.
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={<bdi>{gameName}</bdi>}
      actions={
        supportPlay ? (
          <div className={styles.ways}>
            {isVisitor && detail.data?.trial ? <TryLink game={game} /> : null}
            <Button variant="primary" full busy={isPlayed} icon={<PlayIcon size={20} />} onClick={play}>
              {t('sheet.play')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <Content game={game} />
    </Drawer>
  );
}

/** What the sheet says of its game. It is not drawn anew when the sheet closes, so that the press on its close button answers sooner. */
const Content = memo(({ game }: { game: Game }) => {
  const t = useT('games');
  const categoryName = useCategoryName();
  const vendor = useVendor(game.vassalage);
  const detail = useQuery(detailQuery(game.nodeId));
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture src={imageUrl(artOf(game))} alt="" ratio="3:4" eager />
          <Heart game={game} className={styles.heart} />
        </div>
        <dl className={styles.what}>
          <div>
            <dt>{t('sheet.studio')}</dt>
            <dd dir="auto">{vendor?.accountTypeName ?? game.vassalage}</dd>
          </div>
          <div>
            <dt>{t('sheet.kind')}</dt>
            <dd>{detail.data?.kind ?? categoryName(game.gameType)}</dd>
          </div>
        </dl>
      </div>
      {game.supportPlay ? null : <p className={styles.note}>{t('launch.lookOnly')}</p>}
      <QueryView query={detail} skeleton={<FiguresSkeleton />} failed={{ look: 'inline' }}>
        {(known) => <Figures detail={known} />}
      </QueryView>
    </>
  );
});
