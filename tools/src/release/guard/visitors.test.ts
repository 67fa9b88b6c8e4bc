import { armOf, discoveredArms } from '@foyer/shared/remote';
import { allotted, parseArms } from '../experiment/arms';
import type { Variant } from '../variants';
import { visitorsFor } from './open-pages';

it('opens pages as visitors of the arm that has the release, however small its share', () => {
  const arms = allotted(parseArms(['now:1.0.0=95', 'larger:2.0.0=1']));
  const variants: Variant[] = ['1.0.0', '2.0.0'].map((version) => ({
    ...{ version, traffic: version === '1.0.0' ? 99 : 1, default: version === '1.0.0' },
    arms: arms.filter((arm) => arm.version === version).flatMap((arm) => discoveredArms({ name: 'cards' }, arm)),
  }));
  for (const { version, arms: own } of variants) {
    const wanted = { address: 'http://127.0.0.1', part: 'games', version, variants, paths: ['/m/home'] };
    const visitors = visitorsFor(wanted).slice(0, 3);
    expect(visitors.map((visitor) => armOf(own, visitor)?.arm)).toEqual(
      Array(3).fill(version === '1.0.0' ? 'now' : 'larger'),
    );
  }
});
