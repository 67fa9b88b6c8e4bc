import { imageUrl } from '@foyer/shared/api';
import type { Game } from '@foyer/shared/contract';
import { countText, useT } from '@foyer/shared/i18n';
import { Badge, Loading, Picture, QueryView, Skeleton, usePress } from '@foyer/shared/ui';
import { artOf } from '../catalogue/art-of';
import { useCategories } from '../catalogue/get-vendors';
import { targetOf, useLaunch } from '../launch/use-launch';
import { RANKED, usePopular } from './get-popular';
import styles from './popular-pane.module.css';

interface RankedGameProps {
  game: Game;
  rank: number;
  vendorName: string;
}

function RankedGame({ game, rank, vendorName }: RankedGameProps) {
  const t = useT('games');
  const launch = useLaunch();
  const { pressed, handlers } = usePress();
  const art = artOf(game);
  return (
    <button
      type="button"
      className={styles.game}
      data-pressed={pressed || undefined}
      {...handlers}
      onClick={() => launch(targetOf(game), { name: game.gameName, art })}
    >
      <span aria-hidden="true" className={styles.rank} data-top={rank <= 3 || undefined}>
        {countText(rank)}
      </span>
      <Picture src={imageUrl(art)} alt="" ratio="1:1" className={styles.art} />
      <span className={styles.words}>
        <span className={styles.name}>{game.gameName}</span>
        <span className={styles.vendor}>{vendorName}</span>
        {game.supportPlay ? null : <Badge tone="quiet">{t('card.lookOnly')}</Badge>}
      </span>
    </button>
  );
}

export function PopularSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: RANKED }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}

export function PopularPane({ code }: { code: string }) {
  const t = useT('games');
  const { data: categories = [] } = useCategories();
  const vendors = categories.flatMap((category) => category.vendors);
  return (
    <QueryView
      query={usePopular(code)}
      skeleton={
        <Loading>
          <PopularSkeleton />
        </Loading>
      }
      failed={{ look: 'inline' }}
      around={(panel) => <div className={styles.note}>{panel}</div>}
      empty={<p className={styles.note}>{t('home.empty')}</p>}
    >
      {(games) => (
        <ol className={styles.list}>
          {games.map((game, index) => (
            <li key={game.nodeId}>
              <RankedGame
                game={game}
                rank={index + 1}
                vendorName={vendors.find((one) => one.vassalage === game.vassalage)?.accountTypeName ?? game.vassalage}
              />
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}
