import type { MatchAnswer } from '../../sport/protocol';
import { element } from '../sheet';
import type { Text } from '../texts';

const hashOf = async (seed: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

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
    show({ seedHash, seed: told }) {
      hash.textContent = seedHash;
      if (told === shown) return;
      shown = told;
      after.textContent = text(told === null ? 'seed.later' : 'seed.shown');
      seed.textContent = told ?? '';
      verdict.textContent = '';
      if (told === null) return;
      void hashOf(told).then(
        (found) => {
          verdict.className = `verdict ${found === seedHash ? 'good' : 'bad'}`;
          verdict.textContent = text(found === seedHash ? 'seed.good' : 'seed.bad');
        },
        // A browser that takes no hashes leaves the check to its player.
        () => undefined,
      );
    },
  };
}
