/** What somebody writes into the repository that was begun for them: a call, parts of the kit, and a link to a page of the site. */
export const PAGE = `import { useT } from '@foyer/shared/i18n';
import { callQuery, useQuery } from '@foyer/shared/query';
import { LinkButton, List, ListRow, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';

/** /m/arcade: the games that are played most. */
export default function ArcadePage() {
  const t = useT('arcade');
  const hot = useQuery(callQuery('hotGames'));
  return (
    <>
      <p>{t('arcade.greeting')}</p>
      <QueryView
        query={hot}
        skeleton={<Loading><Skeleton shape="block" count={5} /></Loading>}
        empty={<NoData text={t('arcade.empty')} />}
      >
        {(games) => <List>{games.map((game) => <ListRow key={game.nodeId} title={game.gameName} />)}</List>}
      </QueryView>
      <LinkButton to="/m/gameList">{t('arcade.all')}</LinkButton>
    </>
  );
}
`;

export const TEST = `import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import ArcadePage from './arcade.page';

it('says so where nothing is played', async () => {
  renderPart(<ArcadePage />, { texts: { arcade: EN }, answers: { hotGames: [] } });
  expect(await screen.findByText(EN['arcade.empty'])).toBeVisible();
});
`;

/** Its texts; the greeting is changed while the page is open. */
export const textsOf = (greeting: string, thai: string) => ({
  EN: {
    'arcade.title': 'Arcade',
    'arcade.empty': 'Nothing is played yet.',
    'arcade.greeting': greeting,
    'arcade.all': 'All games',
  },
  TY: {
    'arcade.title': 'อาร์เคด',
    'arcade.empty': 'ยังไม่มีอะไรที่นี่',
    'arcade.greeting': thai,
    'arcade.all': 'เกมทั้งหมด',
  },
});
