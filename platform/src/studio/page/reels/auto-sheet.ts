import Big from 'big.js';
import { openableSheet } from '../dialog';
import { find } from '../dom';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { type Auto, createAuto } from './auto';

const ROUNDS = [10, 25, 50, 100];
const LOSSES = [5, 10, 25, 50];

/** Choices of which one is taken, as a group of radio buttons. */
function choices(name: string, legend: string, labels: readonly string[]): { set: HTMLElement; chosen: () => number } {
  const inputs = labels.map((_, at) => {
    const input = element('input', { type: 'radio', name, value: String(at) });
    input.checked = at === 1;
    return input;
  });
  const set = element(
    'fieldset',
    { class: 'choices' },
    element('legend', {}, legend),
    ...inputs.map((input, at) => element('label', {}, input, element('span', {}, labels[at] ?? ''))),
  );
  return { set, chosen: () => inputs.findIndex((input) => input.checked) };
}

/** The sheet that asks how many rounds play by themselves and when they stop; nothing starts without a limit of losses. */
export function openAutoSheet(text: Text, stake: string, onStart: (auto: Auto) => void): void {
  const limits = LOSSES.map((times) => new Big(stake).times(times).toFixed());
  const rounds = choices('rounds', text('auto.rounds'), ROUNDS.map(String));
  const losses = choices('loss', text('auto.loss'), limits.map(money));
  const start = element('button', { type: 'button', class: 'light' }, text('auto.start'));
  const dialog = openableSheet(
    'auto-sheet',
    text('auto.title'),
    text,
    rounds.set,
    losses.set,
    element('p', { class: 'how' }, text('auto.how')),
    start,
  );
  start.addEventListener('click', () => {
    dialog.close();
    find('light').focus();
    onStart(createAuto(ROUNDS[rounds.chosen()] ?? 10, limits[losses.chosen()] ?? stake));
  });
  dialog.showModal();
}
