import { money, moneySymbol } from './money.js';

const RANGE = { min: 1.2, max: 50 };
const PRESETS = [1.2, 1.5, 2, 5, 10, 50];
const PURSES = ['1', '10', '50', '100', '500'];
const find = (id) => document.getElementById(id);

/** Slider place (0 to 1000) to a target; steps grow with the target, so that each stop is a figure one would say. */
export function targetAt(place) {
  const raw = RANGE.min * (RANGE.max / RANGE.min) ** (place / 1000);
  const step = raw < 3 ? 0.05 : raw < 10 ? 0.1 : raw < 20 ? 0.5 : 1;
  return Math.min(RANGE.max, Math.max(RANGE.min, Math.round(raw / step) * step));
}

/** The place on the slider of a target. */
export const placeOf = (target) => Math.round((1000 * Math.log(target / RANGE.min)) / Math.log(RANGE.max / RANGE.min));

function pill(parent, label, action) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', action);
  parent.append(button);
  return button;
}

/** The desk under the stage: target and stake, and what they promise. Calls `onGoal` and `onLight`. */
export function createDesk({ text, minBet, maxStake, onGoal, onLight }) {
  const [slider, stake, notice] = [find('target'), find('stake'), find('notice')];
  let target = 2;
  const marks = new Map();

  const promise = () => {
    const given = Number(stake.value);
    find('prize').textContent =
      Number.isFinite(given) && given > 0 ? money((Math.round(given * target * 1e4) / 1e4).toFixed(4)) : '–';
    for (const [purse, button] of marks) button.setAttribute('aria-pressed', String(Number(purse) === given));
  };

  const aim = (next) => {
    target = next;
    slider.value = String(placeOf(next));
    slider.style.setProperty('--at', `${slider.value / 10}%`);
    const label = `${next.toFixed(2)}×`;
    slider.setAttribute('aria-valuetext', label);
    find('goal').textContent = label;
    const chance = 98 / next;
    find('chance').textContent = text('chance', { n: chance < 10 ? chance.toFixed(1) : Math.round(chance) });
    for (const button of find('presets').children)
      button.setAttribute('aria-pressed', String(Number(button.dataset.at) === next));
    onGoal(next);
    promise();
  };

  const put = (amount) => {
    const bounded = Math.min(Number(maxStake), Math.max(Number(minBet), amount));
    stake.value = String(Math.round(bounded * 100) / 100);
    complain('');
    promise();
  };

  const complain = (sentence) => {
    notice.textContent = sentence;
    stake.toggleAttribute('aria-invalid', sentence !== '');
  };

  /** The stake as decimal text, or undefined after saying what is wrong with it. */
  const checkedStake = () => {
    const given = stake.value.trim().replace(',', '.');
    if (!/^\d{1,5}(\.\d{1,2})?$/.test(given)) return complain(text('stake.form'));
    if (Number(given) < Number(minBet)) return complain(text('stake.low', { amount: money(minBet) }));
    if (Number(given) > Number(maxStake)) return complain(text('stake.high', { amount: money(maxStake) }));
    complain('');
    return given;
  };

  for (const at of PRESETS) {
    const button = pill(find('presets'), `${at}×`, () => aim(at));
    button.dataset.at = String(at);
  }
  for (const purse of new Set([String(Number(minBet)), ...PURSES]))
    marks.set(
      purse,
      pill(find('chips'), purse, () => put(Number(purse))),
    );
  slider.addEventListener('input', () => aim(targetAt(Number(slider.value))));
  stake.addEventListener('input', () => {
    complain('');
    promise();
  });
  find('half').addEventListener('click', () => put((Number(stake.value) || 0) / 2));
  find('double').addEventListener('click', () => put((Number(stake.value) || 0) * 2));
  find('half').setAttribute('aria-label', text('half'));
  find('double').setAttribute('aria-label', text('double'));
  find('currency').textContent = moneySymbol();
  const press = () => {
    if (find('light').getAttribute('aria-disabled') === 'true') return;
    const given = checkedStake();
    if (given === undefined) stake.focus();
    else onLight(given, target.toFixed(2));
  };
  // Not a form's submit: a frame that allows no forms would swallow it.
  find('light').addEventListener('click', press);
  stake.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') press();
  });
  put(10);
  aim(2);

  return {
    complain,
    /** While a round is in the air nothing on the desk moves, so that what is shown is what is played. */
    busy(on) {
      find('light').setAttribute('aria-disabled', String(on));
      for (const control of find('desk').querySelectorAll('input, .step, .chips button, .presets button'))
        control.disabled = on;
    },
  };
}
