import { pictureProblem } from './picture-file';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: number[], type: string, size = 0) => {
  const made = new File([new Uint8Array(bytes)], 'me', { type });
  if (size > 0) Object.defineProperty(made, 'size', { value: size });
  return made;
};

it.each([
  ['a PNG', file(PNG, 'image/png'), undefined],
  ['a JPEG', file([0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'), undefined],
  ['exactly 5 MB', file(PNG, 'image/png', 5 * 1024 * 1024), undefined],
  ['a byte more', file(PNG, 'image/png', 5 * 1024 * 1024 + 1), 'headIcon.tooLarge'],
  ['another kind', file(PNG, 'image/svg+xml'), 'headIcon.noPicture'],
  ['a page that calls itself a PNG', file([0x3c, 0x68, 0x74, 0x6d, 0x6c], 'image/png'), 'headIcon.noPicture'],
  ['nothing', file([], 'image/png'), 'headIcon.noPicture'],
])('%s: %#', async (_, file, problem) => {
  expect(await pictureProblem(file)).toBe(problem);
});
