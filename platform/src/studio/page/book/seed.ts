import type { MatchAnswer } from '../../sport/protocol';
import { element } from '../sheet';
import type { Text } from '../texts';

/** How matches are drawn loads with the first that can be checked. Undefined where it does not load, or the browser takes no hashes. */
async function isFair(answer: MatchAnswer, seed: string): Promise<boolean | undefined> {
  try {
    const { isDrawn } = await import('../book-check');
    return await isDrawn(answer, seed);
  } catch {
    return undefined;
  }
}

/** How a match was decided: its seed's fingerprint from before, the seed once it is over, and whether they fit. */
export function createSeed(text: Text): { node: HTMLElement; show(answer: MatchAnswer): void } {
  const code = () => element('code', { dir: 'ltr' });
  const [hash, seed] = [code(), code()];
  const [after, verdict] = [element('p', { class: 'small' }), element('p', { class: 'verdict' })];
  const node = element(
    'section',
    { class: 'seed' },
    element('h2', {}, text('seed')),
    element('p', { class: 'small' }, text('seed.how')),
    hash,
    after,
    seed,
    verdict,
  );
  let shown: string | null | undefined;
  return {
    node,
    show(answer) {
      const { seedHash, seed: told } = answer;
      hash.textContent = seedHash;
      if (told === shown) return;
      shown = told;
      after.textContent = text(told === null ? 'seed.later' : 'seed.shown');
      seed.textContent = told ?? '';
      verdict.textContent = '';
      if (told === null) return;
      void isFair(answer, told).then((fair) => {
        if (fair === undefined) return;
        verdict.className = `verdict ${fair ? 'good' : 'bad'}`;
        verdict.textContent = text(fair ? 'seed.good' : 'seed.bad');
      });
    },
  };
}
