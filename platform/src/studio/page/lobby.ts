import type { VisitAnswer } from '../protocol';
import { openGame } from './api';
import { find } from './dom';
import { failWith } from './fail';
import { money, roundMoney } from './money';
import { beginVisit, openPage, text } from './visit';

function tile(game: VisitAnswer['games'][number]): HTMLLIElement {
  const entry = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  const picture = document.createElement('img');
  Object.assign(picture, { src: game.art, alt: '', loading: 'lazy', width: 150, height: 200 });
  const name = document.createElement('span');
  name.textContent = game.name;
  const least = document.createElement('small');
  least.textContent = text('minimum', { amount: money(game.minBet) });
  button.append(picture, name, least);
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      window.location.replace((await openGame(game.nodeId)).url);
    } catch (error) {
      button.disabled = false;
      failWith(error, (sentence) => {
        find('notice').textContent = sentence;
      });
    }
  });
  entry.append(button);
  return entry;
}

const visit = await beginVisit();
if (visit) {
  find('balance').textContent = roundMoney(visit.balance);
  find('shelf').replaceChildren(...visit.games.map(tile));
  openPage();
}
