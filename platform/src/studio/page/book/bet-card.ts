import type { SettledLeg, SportBet } from '../../sport/protocol';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { momentText } from './clock';
import { halvesOf, nameOf, oddsText } from './picks';

const SIGNS: Readonly<Record<SettledLeg['result'], string>> = {
  open: '·',
  won: '✓',
  'half-won': '½ ✓',
  void: '↺',
  'half-lost': '½ ×',
  lost: '×',
};

function legOf(text: Text, locale: string, leg: SettledLeg, now: number): HTMLLIElement {
  const { home, away, score, result, startsAt } = leg;
  const halves = halvesOf(leg);
  const clubs = score === undefined ? `${home} – ${away}` : `${home} ${score[0]} : ${score[1]} ${away}`;
  return element(
    'li',
    { 'data-result': result },
    element('span', { class: 'leg-sign', 'aria-hidden': 'true' }, SIGNS[result]),
    element(
      'p',
      { class: 'leg-what' },
      element('b', { dir: 'auto' }, nameOf(text, leg, leg)),
      element('small', {}, text(`${leg.market}.market`)),
      ...(halves === undefined ? [] : [element('small', {}, text('leg.halves', halves))]),
      element('small', { dir: 'auto' }, clubs),
      ...(result === 'open' ? [element('small', { 'data-live': leg.matchId }, momentText(locale, startsAt, now))] : []),
    ),
    element(
      'p',
      { class: 'leg-odds' },
      element('b', { dir: 'ltr' }, oddsText(leg.odds)),
      element('small', { class: 'leg-result' }, text(`leg.${result}`)),
    ),
  );
}

/** A bet with its legs, what it may bring or brought, and its number. */
export function betCard(text: Text, locale: string, bet: SportBet, now: number): HTMLLIElement {
  const { betId, placedAt, stake, odds, payout, status, legs } = bet;
  const line = (name: string, value: string, look = '') =>
    element('div', { class: look }, element('dt', {}, text(name)), element('dd', { dir: 'ltr' }, value));
  const kind = legs.length === 1 ? text('bet.single') : text('bet.combo', { n: legs.length });
  return element(
    'li',
    { class: 'bet', 'data-status': status, 'data-bet': betId },
    element(
      'p',
      { class: 'bet-head' },
      element('b', {}, kind),
      element('span', { class: 'small' }, momentText(locale, placedAt, now)),
      element('span', { class: 'bet-status' }, text(`bet.${status}`)),
    ),
    element('ul', { class: 'legs' }, ...legs.map((leg) => legOf(text, locale, leg, now))),
    element(
      'dl',
      { class: 'sums' },
      line('bet.stake', money(stake)),
      line('bet.odds', oddsText(odds)),
      line(status === 'open' ? 'bet.may' : 'bet.paid', money(payout), 'win'),
    ),
    element('p', { class: 'small bet-id' }, `${text('receipt.id')} `, element('code', { dir: 'ltr' }, betId)),
  );
}
