import { type Boot, boot, loadTimeout } from './state';

const leave = (left: Partial<Boot>) => Object.assign(globalThis, { __foyer: left });

it('is what the boot script left', () => {
  const left: Partial<Boot> = { visitor: 'somebody' };
  leave(left);
  expect(boot()).toBe(left);
});

it('gives a file eight seconds, or what the site says', () => {
  leave({ site: undefined });
  expect(loadTimeout()).toBe(8000);
  leave({ site: {} as Boot['site'] });
  expect(loadTimeout()).toBe(8000);
  leave({ site: { loadTimeout: 3000 } as Boot['site'] });
  expect(loadTimeout()).toBe(3000);
});
