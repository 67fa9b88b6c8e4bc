import type { ValueOf } from '@foyer/shared/contract';
import { changeLanguage } from '@foyer/shared/i18n';
import { callQuery, useQuery } from '@foyer/shared/query';
import { renderPart } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import { answers } from '../contract/testing/answers';
import { wholeOf } from '../contract/testing/wire';
import { sessionOwner } from '../shell';
import { cached } from '../storage';

const session = { token: 'secret-token', merchantCode: 'DEMO', userName: 'mali', type: 1 };

function Games() {
  return <p>{useQuery(callQuery('hotGames')).data?.map(({ gameName }) => gameName) ?? 'empty'}</p>;
}
function Promotions() {
  return <p>{JSON.stringify(useQuery(callQuery('promotions')).data) ?? 'empty'}</p>;
}

const gameIn = (language = '') =>
  (wholeOf(answers.hotGames) as ValueOf<'hotGames'>).map((game) => ({ ...game, gameName: language }));
const inLanguage = ({ query }: { query: Readonly<Record<string, string>> }) => gameIn(query['language']);
const games = (language: string) => cached.hotGames.of([language, 'DEMO']);

describe('an answer on the page', () => {
  it('is asked for in the new language when the language changes, and kept for that one', async () => {
    const { requests } = renderPart(<Games />, { answers: { hotGames: inLanguage } });
    await screen.findByText('EN');
    await act(() => changeLanguage('TY'));
    await screen.findByText('TY');
    expect(requests.map(({ query }) => query['language'])).toEqual(['EN', 'TY']);
    expect(games('TY').get()).toEqual(gameIn('TY'));
    expect(games('EN').get()).toBeUndefined();
  });

  it('is asked for anew for whoever logs in, and for nobody after that', async () => {
    let key = 'everybody';
    renderPart(<Promotions />, { answers: { promotions: () => [{ key, enabled: true, claimed: false }] } });
    await screen.findByText(/everybody/);
    key = 'mali';
    act(() => sessionOwner.start(session));
    await screen.findByText(/mali/);
    act(() => sessionOwner.end());
    expect(screen.getByText(/everybody/)).toBeVisible();
  });
});
