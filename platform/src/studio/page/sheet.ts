import type { PastRound, VisitAnswer } from '../protocol';
import { currentVisit, rotateSeeds } from './api';
import type { isFair } from './fairness';
import { money } from './money';
import type { Text } from './texts';

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** How rounds of all kinds are reckoned: a script that loads when rounds are looked at. Undefined where it does not load. */
const loaded = (): Promise<typeof import('./fairness') | undefined> => import('./fairness').catch(() => undefined);

/** Undefined where it is not known. */
async function checked(round: Parameters<typeof isFair>[0]): Promise<boolean | undefined> {
  try {
    return await (await loaded())?.isFair(round);
  } catch {
    return undefined;
  }
}

/** The Verify panel: the seeds in use, the button that reveals them, and past rounds, recalculated in the browser. */
export function createSheet(
  dialog: HTMLDialogElement,
  text: Text,
  onError: (error: unknown) => void,
): { open(): Promise<void> } {
  const close = element('button', { type: 'button', class: 'icon close', 'aria-label': text('sheet.close') });
  close.append('×');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  const seeds = element('dl', { class: 'seeds' });
  const own = element('input', { id: 'client-seed', maxlength: '64', autocomplete: 'off', spellcheck: 'false' });
  const rotate = element('button', { type: 'button', class: 'plain' }, text('sheet.rotate'));
  const rounds = element('ol', { class: 'rounds' });
  dialog.append(
    element('div', { class: 'head' }, element('h2', { id: 'sheet-title' }, text('sheet.title')), close),
    element('p', { class: 'how' }, text('sheet.how')),
    seeds,
    element('label', { for: 'client-seed' }, text('sheet.client')),
    own,
    rotate,
    element('h3', {}, text('sheet.rounds')),
    rounds,
  );

  const row = (round: PastRound, came: string | undefined) => {
    const verdict = element('p', { class: 'verdict' }, text('sheet.sealed'));
    const { serverSeed } = round;
    if (serverSeed !== null) {
      void checked({ ...round, serverSeed }).then((fair) => {
        verdict.textContent = text(fair === undefined ? 'network' : fair ? 'sheet.fair' : 'sheet.unfair');
        if (fair !== undefined) verdict.classList.add(fair ? 'good' : 'bad');
      });
    }
    const { drew } = round;
    return element(
      'li',
      {},
      element(
        'p',
        { class: 'which' },
        [
          text('sheet.round', { n: round.nonce }),
          ...(came === undefined ? [] : [came]),
          ...(drew ? [text('drawn', { n: drew.drawn })] : []),
        ].join(' · '),
      ),
      element(
        'p',
        { class: round.won ? 'sum won' : 'sum' },
        round.payout === '0' ? `−${money(round.stake)}` : `+${money(round.payout)}`,
      ),
      verdict,
    );
  };

  const show = async (visit: VisitAnswer) => {
    const came = visit.rounds.length === 0 ? undefined : (await loaded())?.cameTo;
    seeds.replaceChildren(
      element('dt', {}, text('sheet.hash')),
      element('dd', {}, visit.seed.serverSeedHash),
      element('dt', {}, text('sheet.nonce')),
      element('dd', {}, String(visit.seed.nonce)),
    );
    own.value = visit.seed.clientSeed;
    rounds.replaceChildren(...visit.rounds.map((round) => row(round, came?.(round))));
    if (visit.rounds.length === 0) rounds.append(element('li', { class: 'none' }, text('sheet.none')));
  };

  rotate.addEventListener('click', async () => {
    rotate.disabled = true;
    try {
      const wanted = own.value.trim();
      await rotateSeeds(wanted);
      await show(await currentVisit());
    } catch (error) {
      dialog.close();
      onError(error);
    }
    rotate.disabled = false;
  });

  return {
    async open() {
      try {
        await show(await currentVisit());
        dialog.showModal();
      } catch (error) {
        onError(error);
      }
    },
  };
}
